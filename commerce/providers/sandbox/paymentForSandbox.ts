import type { PaymentProvider } from '../PaymentProvider';

type OpenCharge = Parameters<NonNullable<PaymentProvider['simulatePayment']>>[0];

/** The sandbox's call, path and body, with which a buyer pays what is open. */
export function paymentForSandbox({
  bankSlipId,
  mpesaId,
  pixTxid,
}: OpenCharge): [path: string, body?: object] {
  if (pixTxid !== null) return [`/pix/${encodeURIComponent(pixTxid)}/pay`];
  if (mpesaId !== null) {
    return [`/mpesa/${encodeURIComponent(mpesaId)}/answer`, { result: 'completed' }];
  }
  return [`/bankslips/${encodeURIComponent(bankSlipId ?? '')}/pay`];
}
