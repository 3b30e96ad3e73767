import type { PaymentLinkBuyer, PaymentLinkProduct } from '@/contract/paymentLink';
import type { Locale } from '@/contract/enumerations';
import type { AccessLink } from '@/contract/access';
import type { RefundLink } from '@/contract/refund';
import type { ReminderLink } from '@/contract/reminder';
import { getAccessLink } from '../api/access';
import { getCardAgreement } from '../api/cardAgreement';
import { getCustomOffer } from '../api/customOffer';
import type { CardAgreement } from '@/contract/cardAgreement';
import type { CustomOffer } from '@/contract/customOffer';
import type { Invoice } from '@/contract/invoice';
import type { Plan, ProductV2 } from '@/contract/product';
import type { Recovery } from '@/contract/recovery';
import type { Subscription } from '@/contract/subscription';
import { getInvoice } from '../api/invoice';
import { getRecovery } from '../api/recovery';
import { getRefundLink } from '../api/refund';
import { getReminder } from '../api/reminder';
import { getSubscription } from '../api/subscription';
import type { PaymentLinkTemplate } from './paymentLinks';

export interface PaymentLinkByTemplate {
  'invoice-payment': Invoice;
  renew: Subscription;
  recovery: Recovery;
  'upgrade-payment': Subscription;
  'custom-offer': CustomOffer;
  trial: CardAgreement;
  access: AccessLink;
  refund: RefundLink;
  reminder: ReminderLink;
}

export interface PaymentLink {
  buyer: PaymentLinkBuyer;
  product: PaymentLinkProduct;
  locale: Locale;
}

interface PaymentLinkLoader<Sale> {
  /** @throws HttpError (404: nothing open has this id), NoAnswerError */
  get: (id: string) => Promise<Sale>;
  plans: (sale: Sale) => Plan[];
  voucher?: (sale: Sale) => ProductV2['voucher'];
}

const sources: {
  [Template in PaymentLinkTemplate]: PaymentLinkLoader<PaymentLinkByTemplate[Template]>;
} = {
  'invoice-payment': { get: getInvoice, plans: ({ plan }) => [plan] },
  renew: { get: getSubscription, plans: ({ plan, renewal }) => [renewal?.plan ?? plan] },
  recovery: {
    get: getRecovery,
    plans: ({ plan }) => [plan],
    voucher: ({ voucher }) => voucher,
  },
  'upgrade-payment': {
    get: getSubscription,
    plans: ({ plan, upgrades }) =>
      upgrades.length === 0 ? [plan] : upgrades.map((upgrade) => upgrade.plan),
  },
  'custom-offer': { get: getCustomOffer, plans: ({ plan }) => [plan] },
  trial: { get: getCardAgreement, plans: ({ plan }) => [plan] },
  access: { get: getAccessLink, plans: ({ plan }) => [plan] },
  refund: { get: getRefundLink, plans: ({ plan }) => [plan] },
  reminder: { get: getReminder, plans: ({ plan }) => [plan] },
};

export interface LoadedPaymentLink<Template extends PaymentLinkTemplate> {
  sale: PaymentLinkByTemplate[Template];
  product: ProductV2;
}

/** Loads the sale and the product of a payment link. @throws HttpError, NoAnswerError */
export async function loadPaymentLink<Template extends PaymentLinkTemplate>(
  template: Template,
  id: string,
): Promise<LoadedPaymentLink<Template>> {
  const source: PaymentLinkLoader<PaymentLinkByTemplate[Template]> = sources[template];
  const sale = await source.get(id);
  const { business, code, description, legalName, name } = sale.product;
  const voucher = source.voucher?.(sale) ?? null;
  const plans = source.plans(sale).map(withoutBirthDate);
  return { sale, product: { business, code, description, legalName, name, plans, voucher } };
}

/**
 * The lead or its seller enters the birth date before the first sale, so no payment of a link carries
 * one.
 */
function withoutBirthDate(plan: Plan): Plan {
  const asked = { ...plan };
  delete asked.requiresBirthDate;
  return asked;
}
