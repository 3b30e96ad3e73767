import type { Locale } from '@/contract/enumerations';
import type { CheckoutQuery } from '../parseQuery';
import { productKeys, type ProductKey } from '../productKeys';
import { resolveLocale } from '../resolveLocale';

/** What a link is made of. '' stands for: the product, the flow or the plan decides. */
export interface LinkChoice {
  product: ProductKey;
  locale: Locale;
  flowId: string;
  planId: string;
  paymentMethod: string;
  mode: '' | 'light' | 'dark';
  seller: string;
  source: string;
  voucher: string;
  /** The buyer sits opposite the seller and pays there. */
  isInPerson: boolean;
  isHomologation: boolean;
}

const isProductKey = (value: string): value is ProductKey => Object.hasOwn(productKeys, value);

/** The defaults that parseQuery fills in say nothing about the link. */
const unlessDefault = (value: string, standard: string) => (value === standard ? '' : value);

/**
 * The choice that a link's query stands for, so that a link can be changed by opening its query at
 * the root. What names no product starts with the first one.
 */
export function readLinkChoice(query: CheckoutQuery, isHomologation: boolean): LinkChoice {
  const { flowId = '', mode, paymentMethod = '', planId = '', product = '', voucher = '' } = query;
  return {
    product: isProductKey(product) ? product : 'wup',
    locale: resolveLocale(query),
    flowId,
    planId,
    paymentMethod,
    mode: mode === 'light' || mode === 'dark' ? mode : '',
    seller: unlessDefault(query.seller, 'performance'),
    source: unlessDefault(query.source, 'direto'),
    voucher,
    isInPerson: query.isPaymentInPerson === 'true',
    isHomologation,
  };
}
