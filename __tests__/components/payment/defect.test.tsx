import { screen, waitFor } from '@testing-library/react';
import { markFields } from '@/components/payment/markFields';
import { listUnansweredKeys } from '@/components/payment/sendPayment';
import { createPayment } from '@/services/api/payment';
import { logger } from '@/services/logger';
import { payBy, refuse, showPaymentPage } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/components/payment/markFields', { spy: true });
vi.mock('@/components/payment/sendPayment', { spy: true });

const defect = new TypeError('x is not a function');

test.each([
  [
    'before it is sent',
    () =>
      vi.mocked(listUnansweredKeys).mockImplementationOnce(() => {
        throw defect;
      }),
    'Algo não saiu como esperado',
  ],
  [
    'after the answer, which counts',
    () => vi.mocked(markFields).mockRejectedValueOnce(defect),
    'Muitas tentativas em pouco tempo',
  ],
])('a defect unlocks the page: %s', async (_, happen, text) => {
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.mocked(createPayment).mockRejectedValue(refuse(429, 'rate_limited'));
  happen();
  showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => {
    expect(screen.queryByText('Processando seu pagamento…')).not.toBeInTheDocument();
  });
  expect(logger.error).toHaveBeenCalledWith(expect.any(String), { error: defect });
});
