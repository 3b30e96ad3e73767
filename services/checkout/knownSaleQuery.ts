import type { Business } from '@/contract/enumerations';
import {
  idParameter,
  knownSaleFlowIds,
  referenceParameter,
  type KnownSaleTemplate,
} from './knownSale';
import type { QueryParameter } from './parseQuery';
import { replaceParameter } from './replaceParameter';
import type { Locale } from './resolveLocale';

/** What a link might say about product, plan and flow; here the id has the say. */
const decidedById: readonly (QueryParameter | typeof idParameter)[] = [
  idParameter,
  'product',
  'planId',
  'plan',
  'plans',
  'planTypes',
  'offer',
  'voucher',
  'route',
];

interface KnownSaleReference {
  template: KnownSaleTemplate;
  id: string;
  business: Business;
  productCode: string;
  locale: Locale;
}

/**
 * The query that the pages after the payment are opened with, so that they find product, flow and
 * the way back after a reload. What else the link said (seller, source, mode) keeps its bytes.
 */
export function createKnownSaleQuery(
  rawQuery: string,
  { business, id, locale, productCode, template }: KnownSaleReference,
): string {
  const cleared = decidedById.reduce((left, name) => replaceParameter(left, name, null), rawQuery);
  const named = {
    productCode,
    business,
    flowId: knownSaleFlowIds[template],
    locale,
    [referenceParameter]: id,
  };
  return Object.entries(named).reduce(
    (built, [name, value]) => replaceParameter(built, name, value),
    cleared,
  );
}
