import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSample } from '@/services/api/sample';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { answerAsService, openBuilder } from './rootPage';

vi.mock('@/services/api/product');
vi.mock('@/services/api/seller');
vi.mock('@/services/api/sample');
const user = userEvent.setup();

const create = () => user.click(screen.getByRole('button', { name: 'Criar exemplo' }));
const shownLinks = () => screen.getAllByLabelText('Endereço do link');

beforeEach(() => {
  vi.resetAllMocks();
  answerAsService();
  vi.mocked(createSample).mockResolvedValue({ id: 'abc', path: '/renew/abc?productCode=ms' });
});

it('creates a sample of the chosen product and shows its link', async () => {
  await openBuilder('product=ms&locale=pt-MZ&planId=month');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'renew');
  await create();
  await waitFor(() => {
    expect(shownLinks()).toHaveLength(2);
  });
  expect(shownLinks()[1]).toHaveValue('https://checkout.example/renew/abc?productCode=ms');
  expect(createSample).toHaveBeenCalledWith(
    'renew',
    {
      business: 'meusucesso',
      productCode: 'ms',
      operation: 'MZ',
      locale: 'pt-MZ',
      planId: 'month',
    },
    expect.any(String),
  );
});

it('a second sample is a new one; a sample whose answer was lost is requested with the same key', async () => {
  const keys = () => vi.mocked(createSample).mock.calls.map(([, , key]) => key);
  await openBuilder();
  vi.mocked(createSample).mockRejectedValueOnce(new NoAnswerError('POST', '/x', 'network'));
  await create();
  expect(await screen.findByRole('alert')).toBeVisible();
  await create();
  await waitFor(() => {
    expect(shownLinks()).toHaveLength(2);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await create();
  await waitFor(() => {
    expect(createSample).toHaveBeenCalledTimes(3);
  });
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[1]);
});

it('says that the most expensive plan has no better one to change to', async () => {
  await openBuilder();
  vi.mocked(createSample).mockRejectedValueOnce(
    new HttpError('POST', '/x', 422, {
      type: 'urn:problem:invalid_field',
      title: 'A field has a value that cannot be accepted',
      status: 422,
      code: 'invalid_field',
    }),
  );
  await user.selectOptions(screen.getByLabelText('Tipo'), 'upgrade');
  await create();
  expect(await screen.findByRole('alert')).toHaveTextContent('Não há plano melhor que este.');
});
