import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { createLead } from '@/services/api/lead';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/lead');
const create = vi.mocked(createLead);

const question = 'Como nos conheceu? (opcional)';
const contact = 'name=Maria+Silva&email=maria@exemplo.com.br&phone=11987654321';

const show = (brand: ProvidersOptions['brand'] = 'wol', more = '') =>
  renderWithProviders(<LeadTemplate />, { brand, rawQuery: `${contact}${more}` });

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
const sent = () => waitFor(() => create.mock.calls[0]?.[0] ?? Promise.reject(new Error('none')));

const answers = async () =>
  within(await screen.findByLabelText(question))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

beforeEach(() => {
  vi.resetAllMocks();
  create.mockResolvedValue({ leadId: 'lead-1' });
});

test('the answer to the question of a brand is sent with the lead', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText(question), 'Instagram');
  await submit();
  expect(await sent()).toMatchObject({ referer: 'instagram' });
});

test('the answer is optional', async () => {
  show();
  await screen.findByLabelText(question);
  await submit();
  expect(await sent()).not.toHaveProperty('referer');
});

test('a brand that does not ask shows no question', async () => {
  show('medcof');
  await submit();
  await sent();
  expect(screen.queryByLabelText(question)).not.toBeInTheDocument();
});

test('a link can fill in the answer', async () => {
  show('wol', '&referer=google');
  expect(await screen.findByLabelText(question)).toHaveValue('google');
  await submit();
  expect(await sent()).toMatchObject({ referer: 'google' });
});

test.each(['wol', 'medcof'] as const)(
  'the referer of a promoter in a link is sent unchanged: %s',
  async (brand) => {
    show(brand, '&referer=promotor-7');
    await submit();
    expect(await sent()).toMatchObject({ referer: 'promotor-7' });
  },
);

test('the answer of the buyer takes precedence over the link', async () => {
  show('wol', '&referer=promotor-7');
  await userEvent.selectOptions(await screen.findByLabelText(question), 'YouTube');
  await submit();
  expect(await sent()).toMatchObject({ referer: 'youtube' });
});

test('Mozambique has its own answers', async () => {
  const { unmount } = show('wol', '&locale=pt-MZ');
  const mozambican = await answers();
  unmount();
  show('wol');
  expect(mozambican).not.toEqual(await answers());
});
