import type { PaymentView } from '../../payment';
import { writeStored } from '../../storage/storage';

/** Keeps what the pages after the payment need, so that they survive a reload. */
export function rememberPayment({ amount, currency, pix, token }: PaymentView): void {
  writeStored('purchaseToken', token);
  if (pix) writeStored('dataPix', { token, ...pix, amount, currency });
}
