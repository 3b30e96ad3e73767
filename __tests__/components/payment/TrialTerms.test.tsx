import { screen, waitFor, within } from '@testing-library/react';
import type { Problem, ProblemCode } from '@/contract/problem';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { buildPlan, buildProduct } from '../../support/builders';
import { muteFailureLog } from '../../support/unansweredPayment';
import { beginTrial, field, mockCard, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/product');

const plan = buildPlan();
const trial = { planId: plan.id, days: 7, firstChargeOn: '2026-11-29' };
const later = { ...trial, firstChargeOn: '2026-12-01' };

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans: [plan], trial: later }));
  muteFailureLog();
});

async function beginRefusedTrial(status: number, code: ProblemCode, problem: Partial<Problem>) {
  vi.mocked(createPayment).mockRejectedValueOnce(refuse(status, code, problem));
  await beginTrial({ plans: [plan], trial });
  await waitFor(() => {
    expect(getProduct).toHaveBeenCalled();
  });
}

test('a page that was open for days shows the new charge date, and says that the date has changed', async () => {
  await beginRefusedTrial(422, 'invalid_field', {
    errors: [{ field: '/agreement/firstChargeOn', code: 'changed' }],
  });
  expect(await screen.findByText(/o dia da cobrança mudou/)).toBeVisible();
  expect(screen.getByText(/Em 01\/12\/2026, depois de 7 dias/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Atualizar a página' })).toBeNull();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
});

test('offers to reload the page when the consent text has another version', async () => {
  await beginRefusedTrial(422, 'invalid_field', {
    errors: [{ field: '/agreement/consent', code: 'unknown' }],
  });
  expect(await screen.findByText('As condições mudaram')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Atualizar a página' })).toBeVisible();
});

test('a changed price of a trial is not shown as an amount due now', async () => {
  await beginRefusedTrial(409, 'price_changed', { amount: 99000 });
  expect(await screen.findByText('O valor mudou')).toBeVisible();
  expect(screen.queryByText(/valor atual/)).toBeNull();
});

test('a decline because the bank requires a confirmation does not question the identity of the buyer', async () => {
  vi.mocked(createPayment).mockRejectedValueOnce(
    refuse(402, 'payment_declined', { reason: 'authentication_failed' }),
  );
  await beginTrial({ plans: [plan], trial });
  expect(await screen.findByText(/pede uma confirmação/)).toHaveTextContent(/Use outro cartão\.$/);
  expect(screen.queryByText(/identidade/)).toBeNull();
});

test('the agreement comes before the checkbox that the button requires', async () => {
  showPaymentPage({ product: { plans: [plan], trial } });
  const consent = await screen.findByText(/^Hoje você paga R\$\s0,00/);
  const terms = await screen.findByRole('checkbox');
  expect(consent.compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the only way to pay heads its fields, and is no choice', async () => {
  const ofCard = { plans: [{ ...plan, paymentMethods: ['credit-card' as const] }], trial };
  vi.mocked(getProduct).mockResolvedValue(buildProduct(ofCard));
  showPaymentPage({ product: ofCard });
  expect(
    await screen.findByRole('heading', { level: 2, name: /^Cartão de crédito/ }),
  ).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Forma de pagamento' })).not.toBeInTheDocument();
});

test('the agreement is a heading and a point for the charge, another attempt and the way out', async () => {
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans: [plan], trial }));
  showPaymentPage({ product: { plans: [plan], trial, benefits: [] } });
  const today = await screen.findByText(/^Hoje você paga R\$\s0,00/);
  const points = within(today.parentElement ?? document.body).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Em 29\/11\/2026, depois de 7 dias grátis, cobramos neste cartão/),
    'Se o banco recusar, tentamos de novo 1 e 3 dias depois.',
    'Cancele antes da cobrança, pelo link do comprovante, e não paga nada.',
  ]);
});
