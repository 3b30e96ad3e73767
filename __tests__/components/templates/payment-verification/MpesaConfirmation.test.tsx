import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { simulatePayment } from '@/services/api/payment';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { dataLead, sendPayment } from '../../../support/waitingPage';

vi.mock('@/services/api/payment');

const pushed = buildPayment({
  state: 'requires_action',
  method: 'm-pesa',
  amount: 1188000,
  currency: 'MZN',
  mpesaPhone: { lastDigits: '4567' },
});

const show = () =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    brand: 'ms',
    pathname: '/payment-verification',
    stored: { dataLead, purchaseToken: pushed.token },
  });

beforeEach(() => {
  vi.resetAllMocks();
  FakeEventSource.install();
});

test('says what to do on the phone, and continues once the PIN is entered', async () => {
  const { router } = show();
  await sendPayment(pushed);
  expect(screen.getByRole('heading', { name: 'Confirme no seu celular' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'M-Pesa' })).toBeVisible();
  expect(screen.getByText(/ao número M-Pesa que termina em 4567/)).toBeVisible();
  expect(screen.getByText(/^MT\s11\.880,00$/, { selector: 'p' })).toBeVisible();
  expect(screen.getByText('O pedido vale por 15 minutos')).toBeVisible();
  expect(screen.getByText(/^Não chegou\?/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Simular pagamento' })).not.toBeInTheDocument();
  await sendPayment({ ...pushed, state: 'paid' });
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});

test.each([
  ['declined', 'authentication_failed', 'O pagamento não foi confirmado'],
  ['declined', 'processing_error', 'O pagamento não foi aprovado'],
  ['expired', null, 'O pedido expirou'],
] as const)('%s (%s) says so and leads back', async (state, declineReason, title) => {
  const { router } = show();
  await sendPayment(pushed);
  await sendPayment({ ...pushed, state, declineReason });
  expect(screen.getByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test('a buyer who prefers another method does not have to wait', async () => {
  const { router } = show();
  await sendPayment(pushed);
  await userEvent.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test('in the sandbox it can be paid without a phone', async () => {
  vi.mocked(simulatePayment).mockResolvedValue({ ...pushed, state: 'paid' });
  const { router } = show();
  await sendPayment({ ...pushed, canSimulate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Simular pagamento' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});
