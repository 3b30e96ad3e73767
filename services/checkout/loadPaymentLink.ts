import type { PaymentLinkBuyer, PaymentLinkProduct } from '@/contract/paymentLink';
import type { Locale } from '@/contract/enumerations';
import { getCustomOffer, type CustomOffer } from '../api/customOffer';
import { getInvoice, type Invoice } from '../api/invoice';
import type { Plan, Product } from '../api/product';
import { getRecovery, type Recovery } from '../api/recovery';
import { getSubscription, type Subscription } from '../api/subscription';
import type { PaymentLinkTemplate } from './paymentLinks';

export type { PaymentLinkBuyer as KnownBuyer } from '@/contract/paymentLink';

/** What each page is about. */
export interface PaymentLinkByTemplate {
  'invoice-payment': Invoice;
  renew: Subscription;
  recovery: Recovery;
  'upgrade-payment': Subscription;
  'custom-offer': CustomOffer;
}

/** What the answers have in common. */
export interface PaymentLink {
  buyer: PaymentLinkBuyer;
  product: PaymentLinkProduct;
  locale: Locale;
}

interface PaymentLinkLoader<Sale> {
  /** @throws HttpError (404: nothing open has this id), NoAnswerError */
  get: (id: string) => Promise<Sale>;
  /** What the page sells; the buyer's own plan when it sells nothing at the moment. */
  plans: (sale: Sale) => Plan[];
  voucher?: (sale: Sale) => Product['voucher'];
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
};

/** What a page is about, and the product with what the page sells of it. */
export interface LoadedPaymentLink<Template extends PaymentLinkTemplate> {
  sale: PaymentLinkByTemplate[Template];
  product: Product;
}

/** Asks for what a page is about. @throws HttpError, NoAnswerError */
export async function loadPaymentLink<Template extends PaymentLinkTemplate>(
  template: Template,
  id: string,
): Promise<LoadedPaymentLink<Template>> {
  const source: PaymentLinkLoader<PaymentLinkByTemplate[Template]> = sources[template];
  const sale = await source.get(id);
  const { business, code, description, legalName, name } = sale.product;
  const voucher = source.voucher?.(sale) ?? null;
  const plans = source.plans(sale);
  return { sale, product: { business, code, description, legalName, name, plans, voucher } };
}
