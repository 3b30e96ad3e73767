import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import type { PaymentState } from '@/contract/enumerations';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { payBy, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');

beforeEach(() => {
  vi.resetAllMocks();
});

async function pay(state: PaymentState) {
  const response = buildPaymentResponse(buildPayment({ state }), 'payment-verification');
  vi.mocked(createPayment).mockResolvedValue(response);
  const { router } = showPaymentPage();
  const push = vi.mocked(router.push).mockRejectedValue(new Error('Failed to load chunk'));
  await payBy('Pix');
  return push;
}

test.each([
  ['paid', 'Esta compra já está paga', 'Ver comprovante'],
  ['trial', 'Seu período grátis já começou', 'Ver comprovante'],
  ['pending', 'esperando por você', 'Ver pagamento'],
  ['requires_action', 'esperando por você', 'Ver pagamento'],
  ['processing', 'em andamento', 'Ver pagamento'],
  ['refunded', 'foi devolvido', 'Ver pagamento'],
] as const)(
  'a payment that is %s is shown with its state when its next page cannot be opened',
  async (state, text, action) => {
    const push = await pay(state);
    const open = await screen.findByRole('button', { name: action });
    expect(open.closest('[role=alert], [role=status]')).toHaveTextContent(text);
    push.mockResolvedValue(true);
    push.mockClear();
    await userEvent.click(open);
    await waitFor(() => {
      expect(push).toHaveBeenCalledTimes(1);
    });
    expect(createPayment).toHaveBeenCalledTimes(1);
  },
);
