import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrialTemplate } from '@/components/templates/trial/TrialTemplate';
import type { CardAgreement } from '@/contract/cardAgreement';
import { cancelCardAgreement } from '@/services/api/cardAgreement';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { expectFocus } from '../../../support/expectFocus';
import { buildCardAgreement, saleId } from '../../../support/paymentLinks';
import { renderPlainPage } from '../../../support/renderPlainPage';
import { showPayLink } from '../../payLinks/payLinkPage';

vi.mock('@/services/api/cardAgreement');
const cancel = vi.mocked(cancelCardAgreement);

const show = (agreement: Partial<CardAgreement> = {}) => {
  const sale = buildCardAgreement(agreement);
  return showPayLink(<TrialTemplate sale={sale} />, 'trial', {
    sale,
    plans: [sale.plan],
    brand: 'ms',
  });
};
const over = { chargeAt: null };
const title = () => screen.getByRole('heading', { level: 1 });
const button = () => screen.queryByRole('button', { name: /^Cancel/ });
/** The facts stand with the order from 1024 px on. */
const column = () => within(screen.getByRole('main'));

const midTrial = Date.parse('2026-11-25T12:00:00.000Z');
const afterTrial = Date.parse('2026-11-30T12:00:00.000Z');

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(Date, 'now').mockReturnValue(midTrial);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('shows the end of the free period, and the date and amount of the charge', () => {
  show();
  expect(title()).toHaveTextContent('Seu período grátis começou');
  expect(column().getByText('Próxima cobrança').nextElementSibling).toHaveTextContent('29/11/2026');
  expect(column().getByText('Valor da cobrança').nextElementSibling).toHaveTextContent(
    /^R\$\s1\.140,00 em 12x$/,
  );
  expect(column().getByText(/sem pagar até 29\/11\/2026\. Se cancelar antes/)).toBeVisible();
  // In the sentence, with the order, and as the day of the charge.
  expect(screen.getAllByText(/29\/11\/2026/)).toHaveLength(3);
  expect(screen.getByText('Grátis até 29/11/2026')).toBeVisible();
});

test('says the next charge once in each place', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Próxima cobrança' })).toBeNull();
  expect(screen.getAllByText('Próxima cobrança')).toHaveLength(1);
});

test('leads to the product first, and has the cancellation last', () => {
  show();
  const [first] = screen.getAllByRole('link', { name: /^Acessar/ });
  expect(first).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[\w.-]*meusucesso/));
  expect(screen.getAllByRole('button').at(-1)).toBe(button());
  // On every screen, with no facts between them.
  expect(first?.nextElementSibling).toBe(button());
  expect(button()).toHaveStyle({ textDecoration: 'underline' });
});

test('the cancellation is the one way on where nothing else leads on', () => {
  show({ chargeFailure: 'declined' });
  expect(screen.queryByRole('link', { name: /^Acessar/ })).toBeNull();
  expect(button()).toBeVisible();
  // A button with a line around it, not the text below another way.
  expect(button()).not.toHaveStyle({ textDecoration: 'underline' });
});

test('is cancelled once on a double click, and says so', async () => {
  cancel.mockResolvedValue(buildCardAgreement({ state: 'cancelled', ...over }));
  show();
  await userEvent.dblClick(button() ?? document.body);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(cancel).toHaveBeenCalledWith(saleId, expect.stringMatching(/^[0-9a-f-]{36}$/));
  await waitFor(() => {
    expect(title()).toHaveTextContent('Período grátis cancelado');
  });
  await expectFocus(title);
  expect(button()).toBeNull();
  expect(screen.queryByText('Próxima cobrança')).toBeNull();
});

test('warns a visitor who is somebody else not to cancel, rather than not to pay', () => {
  show();
  expect(column().getByText(/Não é você\? Não cancele/)).toBeVisible();
  expect(screen.queryByText(/Não pague/)).toBeNull();
});

test('shows no number of installments where there is one', () => {
  show({ installments: 1 });
  expect(column().getByText('Valor da cobrança').nextElementSibling).toHaveTextContent(
    /^R\$\s1\.140,00$/,
  );
});

test.each<[string, unknown, RegExp]>([
  ['is being charged', new HttpError('POST', '/', 409, null), /está sendo feita neste momento/],
  ['cannot be reached', new NoAnswerError('POST', '/', 'network'), /Tente novamente/],
])('a trial that %s says so, and the cancellation can be retried', async (_, error, text) => {
  cancel.mockRejectedValue(error);
  show();
  await userEvent.click(button() ?? document.body);
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(button() ?? document.body);
  expect(cancel).toHaveBeenCalledTimes(2);
  const [first, second] = cancel.mock.calls.map(([, key]) => key);
  // A refusal ends the attempt; without an answer the same attempt is retried.
  expect(first === second).toBe(error instanceof NoAnswerError);
});

test.each<[string, Partial<CardAgreement>, string, RegExp]>([
  [
    'was declined',
    { chargeFailure: 'declined', chargeAt: '2026-12-01T12:00:00.000Z' },
    'A cobrança não foi aprovada',
    /O banco recusou a cobrança.*A próxima tentativa é em 01\/12\/2026/,
  ],
  [
    'reached nobody',
    { chargeFailure: 'not_reached', chargeAt: '2026-11-30T12:30:00.000Z' },
    'A cobrança ainda não foi feita',
    /falha de comunicação.*a cada hora/,
  ],
])('a trial whose charge %s says so, and can be cancelled', (_, agreement, name, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(afterTrial);
  show(agreement);
  expect(title()).toHaveTextContent(name);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/sem pagar até/)).toBeNull();
  expect(button()).toBeVisible();
});

const chargedAt = '2026-11-29T12:00:10.000Z';

test.each<[string, Partial<CardAgreement>, string, RegExp]>([
  [
    'charged',
    { state: 'kept', chargedAt },
    'Sua assinatura está ativa',
    /cobrada no seu cartão em 29\/11\/2026/,
  ],
  ['paid otherwise', { state: 'kept' }, 'Sua assinatura está ativa', /paga de outra forma/],
  [
    'cancelled after its days',
    { state: 'cancelled' },
    'Período grátis cancelado',
    /^Nada foi cobrado, e nada será\. .* foi até 29\/11\/2026\.$/,
  ],
  [
    'declined for good',
    { state: 'ended', chargeFailure: 'declined' },
    'Seu período grátis terminou',
    /O banco recusou a cobrança/,
  ],
  [
    'never charged for want of a connection',
    { state: 'ended', chargeFailure: 'not_reached' },
    'Seu período grátis terminou',
    /falha de comunicação/,
  ],
  [
    'given back',
    { state: 'ended', chargedAt },
    'Sua assinatura terminou',
    /O valor pago pela assinatura foi devolvido/,
  ],
])('a trial that is %s says so, and has nothing to cancel', (_, agreement, name, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(afterTrial);
  show({ ...agreement, ...over });
  expect(title()).toHaveTextContent(name);
  expect(screen.getByText(text)).toBeVisible();
  expect(button()).toBeNull();
  const isPaid = agreement.state === 'kept' && agreement.chargedAt !== undefined;
  expect(screen.queryAllByText(/^Pago · R\$\s1\.140,00$/)).toHaveLength(isPaid ? 1 : 0);
  expect(screen.queryByText(/^Grátis até \d/)).toBeNull();
});

test('a trial that is cancelled in time says until when there is access', () => {
  show({ state: 'cancelled', ...over });
  expect(screen.getByText(/Você continua usando .* até 29\/11\/2026/)).toBeVisible();
});

test.each([
  ['notFound', 'Não encontramos este período grátis'],
  ['unavailable', 'Não conseguimos abrir o seu período grátis agora'],
] as const)('a link that is %s claims nothing about the charge', async (kind, text) => {
  renderPlainPage(<TrialTemplate failure={kind} />, { brand: 'ms' });
  expect(title()).toHaveTextContent(text);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/cobrad/);
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});
