import type { Payment } from '../database/tables';

/**
 * Where the buyer's bank sends the buyer back to: the page that waits for the answer, with what it
 * needs to know the product again.
 */
export function returnUrl(webUrl: string, payment: Payment): string {
  const url = new URL('/payment-verification', webUrl);
  const values = {
    token: payment.token,
    productCode: payment.productCode,
    business: payment.business,
    planId: payment.planId,
    seller: payment.seller,
    source: payment.source,
    voucher: payment.voucher,
    offer: payment.offer,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}
