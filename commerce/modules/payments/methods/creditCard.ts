import type { Locale } from '@/contract/enumerations';
import type { Payment } from '../tables';
import type { PaymentMethodModule } from './PaymentMethod';

export const creditCard: PaymentMethodModule<'credit-card'> = {
  read: (_, { cardCompany, encryptedCard, installments, method, storeCard = false }) => ({
    method,
    installments,
    cardCompany,
    encryptedCard,
    store: storeCard,
  }),
  charge: ({ webUrl }, ordered, { capture, locale, payment }) => ({
    ...ordered,
    capture,
    returnUrl: createReturnUrl(webUrl, payment, locale),
  }),
};

/**
 * Where the buyer's bank sends the buyer back to: the page that waits for the answer, with what it
 * needs to be the same page again. The buyer's browser knows the payment; its token, which opens it,
 * is not in the address.
 */
function createReturnUrl(webUrl: string, payment: Payment, locale: Locale): string {
  const url = new URL('/payment-verification', webUrl);
  const { business, flowId, offer, planId, productCode, seller, source, voucher } = payment;
  const values = {
    productCode,
    business,
    planId,
    flowId,
    locale,
    seller,
    source,
    voucher,
    offer,
    fromBank: 'true',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}
