import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { buildPlan } from '../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { acceptTerms, choose, dataLead, showPaymentPage } from './paymentPage';

const network = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, code };
});
vi.mock('@/components/payment/methods/methodRules', async (importOriginal) => {
  await network.code;
  return importOriginal();
});
vi.mock('@/services/api/payment');
const create = vi.mocked(createPayment);

const plan = buildPlan({ currency: 'MZN', paymentMethods: ['credit-card', 'm-pesa'] });

test('a submit pressed before the fields have loaded waits for them', async () => {
  create.mockResolvedValue(
    buildPaymentResponse(buildPayment({ state: 'pending' }), 'payment-verification'),
  );
  showPaymentPage({
    brand: 'neutral',
    rawQuery: 'locale=pt-MZ',
    product: { plans: [plan] },
    stored: { dataLead: { ...dataLead, phone: '+258841234567' } },
  });
  await choose('M-Pesa');
  await acceptTerms();
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  network.arrive();
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(1);
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    paymentMethods: [{ method: 'm-pesa', phone: '+258841234567' }],
  });
});
