import type { OpenCharge } from '../PaymentProvider';

/** The sandbox's call, path and body, with which a buyer pays what is open. */
export function paymentForSandbox({
  bankSlipId,
  chargeId,
  mpesaId,
  pixTxid,
}: OpenCharge): [path: string, body?: object] {
  if (pixTxid !== null) return [`/pix/${encodeURIComponent(pixTxid)}/pay`];
  if (mpesaId !== null) {
    return [`/mpesa/${encodeURIComponent(mpesaId)}/answer`, { result: 'completed' }];
  }
  if (bankSlipId !== null) return [`/bankslips/${encodeURIComponent(bankSlipId)}/pay`];
  return [`/in-person/${encodeURIComponent(chargeId ?? '')}/receive`];
}
