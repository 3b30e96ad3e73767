import type { Business, Locale, Operation } from '@/contract/enumerations';
import type { ProductV2Query } from '@/contract/product';
import type { CheckoutQuery } from './parseQuery';

interface PricedFor {
  business: Business;
  operation: Operation;
  locale: Locale;
  voucher: string | null;
}

/** What the product call is asked: everything of a link that decides plans and prices. */
export function createProductQuery(
  { offer, plan, planId, planTypes, plans = plan }: CheckoutQuery,
  { business, locale, operation, voucher }: PricedFor,
): ProductV2Query {
  return {
    business,
    operation,
    ...(locale !== 'pt-BR' && { locale }),
    ...(voucher !== null && { voucher }),
    ...(offer !== undefined && { offer }),
    ...(planId !== undefined && { planId }),
    ...(planTypes !== undefined && { planTypes }),
    ...(plans !== undefined && { plans }),
  };
}
