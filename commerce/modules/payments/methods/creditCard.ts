import type { Locale } from '@/contract/enumerations';
import type { Services } from '../../../Services';
import { createPageUrl, nameSale } from '../../../webPages';
import { findPaymentOffer } from '../../catalogue/pricePlan';
import { createReturnToken, returnLifetimeMs } from '../buyerLinks';
import { getOrderNumber, type Payment } from '../Payment';
import type { PaymentMethodModule } from './PaymentMethod';

export const creditCard: PaymentMethodModule<'credit-card'> = {
  read: (_, { cardCompany, encryptedCard, installments, method, storeCard = false }) => ({
    method,
    installments,
    cardCompany,
    encryptedCard,
    store: storeCard,
  }),
  charge: (services, ordered, { capture, locale, payment }) => ({
    ...ordered,
    capture,
    returnUrl: createReturnUrl(services, payment, locale),
  }),
};

/**
 * The page to which the buyer's bank sends the buyer back. The token, which opens the payment, is not
 * in the address: the buyer's browser finds the payment by the order number, and another browser may
 * only learn its result. Banks know one host, whose page leads on to the host where the buyer pays
 * (decision 062). An offer that ends before the token does would close the page to the buyer: it is left
 * out.
 */
function createReturnUrl(
  services: Pick<Services, 'buyerLinkSecrets' | 'catalogue' | 'clock' | 'webUrl'>,
  payment: Payment,
  locale: Locale,
): string {
  const { host } = new URL(services.webUrl);
  const { product } = services.catalogue.getPlan(payment.planId) ?? {};
  const lastOpened = new Date(services.clock().getTime() + returnLifetimeMs);
  const offer = findPaymentOffer(product, payment, lastOpened);
  return createPageUrl(services.webUrl, '/payment-verification', {
    ...nameSale({ ...payment, offer }, locale),
    fromBank: 'true',
    returnHost: payment.returnHost === host ? null : payment.returnHost,
    orderNumber: getOrderNumber(payment),
    paymentReturn: createReturnToken(services, payment),
  });
}
