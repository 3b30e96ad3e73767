import type { PaymentResponse, PaymentView } from '@/contract/payment';

export const buildPayment = ({
  amount = 120000,
  installments = null,
  method = 'pix',
  state = 'pending',
  ...payment
}: Partial<PaymentView> = {}): PaymentView => ({
  token: 'token-of-a-payment-1',
  state,
  method,
  amount,
  currency: 'BRL',
  parts: [{ method, amount, installments, state }],
  type: 'direct',
  installments,
  productCode: 'curso',
  planId: 'plan-anual',
  createdAt: '2026-11-20T12:00:00.000Z',
  redirect: null,
  paymentProfileIds: [],
  declineReason: null,
  pix: null,
  bankSlip: null,
  canSimulate: false,
  ...payment,
});

export const buildPaymentResponse = (
  payment = buildPayment({ state: 'paid' }),
  route: PaymentResponse['route'] = 'success',
) => ({
  token: payment.token,
  redirect: null,
  paymentProfileIds: [],
  route,
  payment,
});

export const bankSlip = {
  barcode: '00193373700000001000500940144816060680935031',
  digitableLine: '00190500954014481606906809350314337370000000100',
  dueDate: '2026-11-25',
};
