import type { KnownBuyer, SoldProduct } from '@/contract/knownSale';
import type { Locale } from '@/contract/enumerations';
import { getCustomOffer, type CustomOffer } from '../customOffer';
import { getInvoice, type Invoice } from '../invoice';
import type { Plan, Product } from '../product';
import { getRecovery, type Recovery } from '../recovery';
import { getSubscription, type Subscription } from '../subscription';
import type { KnownSaleTemplate } from './knownSale';

export type { KnownBuyer } from '@/contract/knownSale';

/** What each page is about. */
export interface KnownSales {
  'invoice-payment': Invoice;
  renew: Subscription;
  recovery: Recovery;
  'upgrade-payment': Subscription;
  'custom-offer': CustomOffer;
}

/** What the answers have in common. */
export interface KnownSale {
  buyer: KnownBuyer;
  product: SoldProduct;
  locale: Locale;
}

interface KnownSaleSource<Sale> {
  /** @throws HttpError (404: nothing open has this id), NoAnswerError */
  get: (id: string) => Promise<Sale>;
  /** What the page sells; the buyer's own plan when it sells nothing at the moment. */
  plans: (sale: Sale) => Plan[];
  voucher?: (sale: Sale) => Product['voucher'];
}

const sources: { [Template in KnownSaleTemplate]: KnownSaleSource<KnownSales[Template]> } = {
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
export interface LoadedKnownSale<Template extends KnownSaleTemplate> {
  sale: KnownSales[Template];
  product: Product;
}

/** Asks for what a page is about. @throws HttpError, NoAnswerError */
export async function loadKnownSale<Template extends KnownSaleTemplate>(
  template: Template,
  id: string,
): Promise<LoadedKnownSale<Template>> {
  const source: KnownSaleSource<KnownSales[Template]> = sources[template];
  const sale = await source.get(id);
  const { business, code, description, legalName, name } = sale.product;
  const voucher = source.voucher?.(sale) ?? null;
  const plans = source.plans(sale);
  return { sale, product: { business, code, description, legalName, name, plans, voucher } };
}
