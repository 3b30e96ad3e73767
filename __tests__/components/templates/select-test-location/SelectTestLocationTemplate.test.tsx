import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProblemCode } from '@/contract/problem';
import { getPayment } from '@/services/api/payment';
import { bookTest, getTestLocations } from '@/services/api/testLocation';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';
import {
  bookedTest,
  dataLead,
  mockTestLocations,
  place,
  saturday,
  show,
  submit,
  token,
  tuesday,
} from '../../../support/testLocations';
import { translateTexts } from '../../../support/translateTexts';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/testLocation');

const user = userEvent.setup();

const refuse = (status: number, code: ProblemCode) =>
  new HttpError('POST', '/', status, { type: `urn:problem:${code}`, title: code, status, code });

beforeEach(mockTestLocations);

async function choose() {
  await user.selectOptions(await screen.findByLabelText('Local do teste'), 'a');
  await user.click(screen.getByRole('radio', { name: /sábado,\s28 de novembro 09:00 – 10:00/ }));
}

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('a place and a session are booked for the payment, then the buyer continues', async () => {
    const { router } = show({ brand });
    await choose();
    await user.dblClick(screen.getByRole('button', { name: 'Marcar teste' }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success?product=x');
    });
    expect(bookTest).toHaveBeenCalledTimes(1);
    expect(readStored('bookedTests')).toEqual([bookedTest]);
    expect(bookTest).toHaveBeenCalledWith(
      'a',
      { brand, country: 'BR', token, startsAt: saturday.startsAt },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
  });
});

test('the chosen school is preselected', async () => {
  const chosenSchool = { region: 'MG', city: 'bh', unit: 'b', name: 'Buritis' };
  show({ stored: { dataLead, purchaseToken: token, chosenSchool } });
  expect(await screen.findByLabelText('Local do teste')).toHaveValue('b');
  expect(screen.getByText('Rua Buritis, 100')).toBeVisible();
});

test('until a place is chosen, one of the soonest dates of all places can be booked', async () => {
  show();
  const soonest = await screen.findAllByRole('radio');
  expect(soonest.map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/28 de novembro.*Savassi, Belo Horizonte/s),
    expect.stringMatching(/28 de novembro.*Buritis, Belo Horizonte/s),
    expect.stringMatching(/1 de dezembro.*Savassi, Belo Horizonte/s),
  ]);
  await user.click(screen.getByRole('radio', { name: /28 de novembro.*Buritis/s }));
  expect(screen.getByText('Rua Buritis, 100')).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  await submit();
  expect(bookTest).toHaveBeenCalledWith(
    'b',
    expect.objectContaining({ startsAt: saturday.startsAt }),
    expect.anything(),
  );
});

const afternoon = {
  startsAt: '2026-11-28T14:00:00-03:00',
  endsAt: '2026-11-28T15:00:00-03:00',
  seats: 8,
};

test('marks every session of the soonest day', async () => {
  vi.mocked(getTestLocations).mockResolvedValue([
    { ...place('a', 'Savassi'), sessions: [saturday, afternoon, tuesday] },
  ]);
  show();
  await user.selectOptions(await screen.findByLabelText('Local do teste'), 'a');
  const marked = screen.getAllByRole('radio', { name: /Mais próxima$/ });
  expect(marked).toEqual(screen.getAllByRole('radio', { name: /28 de novembro/ }));
  expect(marked).toHaveLength(2);
});

test('marks none where all sessions are on one day, by the clock of the place', async () => {
  // The next day in UTC.
  const evening = {
    ...afternoon,
    startsAt: '2026-11-29T01:00:00Z',
    endsAt: '2026-11-29T02:00:00Z',
  };
  vi.mocked(getTestLocations).mockResolvedValue([
    { ...place('a', 'Savassi'), sessions: [saturday, evening] },
  ]);
  show();
  await user.selectOptions(await screen.findByLabelText('Local do teste'), 'a');
  expect(screen.getAllByRole('radio', { name: /28 de novembro/ })).toHaveLength(2);
  expect(screen.queryByText('Mais próxima')).toBeNull();
});

test('on a translated page the marks change with the place', async () => {
  vi.mocked(getTestLocations).mockResolvedValue([
    { ...place('a', 'Savassi'), sessions: [saturday, afternoon] },
    { ...place('b', 'Buritis'), sessions: [tuesday] },
  ]);
  show();
  const places = await screen.findByLabelText('Local do teste');
  const listMarked = () => screen.queryAllByText(/Mais próxima/);
  expect(listMarked()).toHaveLength(2);
  translateTexts();
  await user.selectOptions(places, 'a');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(listMarked()).toHaveLength(0);
  translateTexts();
  await user.selectOptions(places, '');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(listMarked()).toHaveLength(2);
});

test('all of the soonest dates can be looked at with the keys', async () => {
  show();
  await user.click((await screen.findAllByRole('radio'))[0] ?? document.body);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /1 de dezembro.*Savassi/s })).toBeChecked();
  expect(screen.getByLabelText('Local do teste')).toHaveValue('');
});

test('another place clears the chosen session', async () => {
  show();
  await choose();
  await user.selectOptions(screen.getByLabelText('Local do teste'), 'b');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await submit();
  expect(screen.getByText('Escolha um dia e horário para continuar.')).toBeVisible();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(bookTest).not.toHaveBeenCalled();
});

test('without a place the buyer stays, and sees why', async () => {
  show();
  await screen.findByLabelText('Local do teste');
  await submit();
  expect(screen.getByLabelText('Local do teste')).toHaveFocus();
  expect(screen.getByLabelText('Local do teste')).toHaveAccessibleDescription(
    'Escolha o local do teste.',
  );
  // Days that the buyer has not skipped yet show no error.
  await user.selectOptions(screen.getByLabelText('Local do teste'), 'b');
  expect(screen.getAllByRole('radio')[0]).toBeValid();
  expect(bookTest).not.toHaveBeenCalled();
});

test.each([
  [refuse(409, 'session_full'), 'Este horário acabou de lotar'],
  [refuse(422, 'invalid_field'), 'Este horário não está mais disponível'],
  [new NoAnswerError('POST', '/', 'timeout'), 'Está demorando mais que o normal'],
])('%s: the buyer stays and may choose again', async (error, text) => {
  vi.mocked(bookTest).mockRejectedValueOnce(error);
  const { router } = show();
  await choose();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(router.push).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /terça-feira/ }));
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success?product=x');
  });
});

test('a retry after a lost answer keeps its key', async () => {
  vi.mocked(bookTest).mockRejectedValueOnce(new NoAnswerError('POST', '/', 'network'));
  const { router } = show();
  await choose();
  await submit();
  await screen.findByRole('alert');
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalled();
  });
  const keys = vi.mocked(bookTest).mock.calls.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(1);
});

test('the test can be postponed, even where no session is open', async () => {
  vi.mocked(getTestLocations).mockResolvedValue([{ ...place('a', 'Savassi'), sessions: [] }]);
  const { router } = show();
  expect(await screen.findByText(/Não há horários abertos agora/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar sem marcar agora' }));
  expect(router.push).toHaveBeenCalledWith('/success?product=x');
});

test('sessions that could not be loaded can be requested again', async () => {
  vi.mocked(getTestLocations).mockRejectedValueOnce(new NoAnswerError('GET', '/', 'timeout'));
  show();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Local do teste')).toBeVisible();
});

test('a buyer who still has to pay continues without a choice of seats', async () => {
  vi.mocked(getPayment).mockResolvedValue(buildPayment({ token, state: 'pending' }));
  const { router } = show();
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/success?product=x');
  });
  expect(getTestLocations).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Local do teste')).not.toBeInTheDocument();
});

test('a buyer who has not paid is sent back', async () => {
  const { router } = show({ stored: { dataLead } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=x');
  });
});

describe.each([
  ['pt-BR', 'Pagamento aprovado', /Você pagou R\$\s1\.200,00\./, 'O recibo vem em seguida'],
  ['pt-MZ', 'Pagamento aprovado', /Pagou .*1[.\s]200,00.*\./, 'O recibo vem a seguir'],
  ['es-PE', 'Pago aprobado', /Pagaste R\$\s1[.,]200[.,]00\./, 'El recibo viene después'],
] as const)('a buyer who has paid, in %s', (locale, title, paid, next) => {
  const rawQuery = `product=x&locale=${locale}`;

  test('reads so before the booking, with the amount and what comes next', async () => {
    show({ rawQuery });
    expect(await screen.findByText(title)).toBeVisible();
    const notice = screen.getByText(title).closest('[role=status]');
    expect(notice).toHaveTextContent(paid);
    expect(notice).toHaveTextContent(next);
  });

  test('sees the booked test instead of a new booking', async () => {
    show({ rawQuery, stored: { dataLead, purchaseToken: token, bookedTests: [bookedTest] } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(title).closest('[role=status]')).toHaveTextContent(paid);
    expect(screen.getByRole('region', { name: 'Savassi' })).toHaveTextContent('Rua Savassi, 100');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/marcado|agendado/);
    expect(getTestLocations).not.toHaveBeenCalled();
  });
});

test('a payment that is still open is not shown as approved', async () => {
  vi.mocked(getPayment).mockResolvedValue(buildPayment({ token, state: 'pending' }));
  const { router } = show();
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalled();
  });
  expect(screen.queryByText('Pagamento aprovado')).not.toBeInTheDocument();
});

test('offers the tests of the country where the sale is made', async () => {
  show({ rawQuery: 'product=x&locale=es-PE' });
  await screen.findByLabelText('Lugar del examen');
  expect(getTestLocations).toHaveBeenCalledWith({ brand: 'medcof', country: 'BR' });
});
