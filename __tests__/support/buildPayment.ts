import type { PaymentResponse, PaymentView } from '@/contract/payment';

/** A Pix that waits to be paid; each test changes only what it is about. */
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

/** The service's answer to a payment, and the page that it leads to. */
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

/** A bank slip's numbers, of a real layout. */
export const bankSlip = {
  barcode: '00193373700000001000500940144816060680935031',
  digitableLine: '00190500954014481606906809350314337370000000100',
  dueDate: '2026-11-25',
};
