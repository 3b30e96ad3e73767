import { act, screen, waitFor } from '@testing-library/react';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { dataLead, sendPayment } from '../../../support/waitingPage';

test('a payment confirmed as the connection is lost says so, and continues when it returns', async () => {
  FakeEventSource.install();
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const payment = buildPayment({ state: 'paid', method: 'credit-card' });
  const { router } = renderWithProviders(<PaymentVerificationTemplate />, {
    pathname: '/payment-verification',
    stored: { dataLead, purchaseToken: payment.token },
  });
  await sendPayment(payment);
  expect(await screen.findByText(/Pagamento confirmado.*comprovante/)).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  ask.mockRestore();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});
