import type { Business, Operation } from '@/contract/enumerations';
import type { ProductV2Query } from '@/contract/product';
import type { CheckoutQuery } from './parseQuery';

interface PricedFor {
  business: Business;
  operation: Operation;
  voucher: string | null;
}

/** What the product call is asked: everything of a link that decides plans and prices. */
export function createProductQuery(
  { offer, plan, planId, planTypes, plans = plan }: CheckoutQuery,
  { business, operation, voucher }: PricedFor,
): ProductV2Query {
  return {
    business,
    operation,
    ...(voucher !== null && { voucher }),
    ...(offer !== undefined && { offer }),
    ...(planId !== undefined && { planId }),
    ...(planTypes !== undefined && { planTypes }),
    ...(plans !== undefined && { plans }),
  };
}
