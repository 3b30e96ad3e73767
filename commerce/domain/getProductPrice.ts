import type { ProductV1, ProductV1Query } from '@/contract/productV1';
import type { CatalogPlan, CatalogProduct } from '../catalog/CatalogProduct';
import type { Catalog } from '../catalog/createCatalog';
import { ProblemError } from '../errors/ProblemError';
import { findVoucher } from './findVoucher';
import { planMonths } from './planMonths';
import { pricePlan } from './pricePlan';

const isMonthByMonth = ({ type }: CatalogPlan) => type === 'recurrency' || type === 'monthly';

/** The plan that is asked for; without a wish the one charged month by month, else the first. */
function selectPlan(
  { plans }: CatalogProduct,
  { plan: code, planType, productId }: ProductV1Query,
): CatalogPlan | undefined {
  const asked = plans.filter(
    (plan) =>
      (!productId || plan.id === productId) &&
      (!code || plan.code === code) &&
      (!planType || plan.type === planType),
  );
  return asked.find(isMonthByMonth) ?? asked[0];
}

/**
 * A product with the price of one plan, by the month and in full: the first version of the call.
 * @throws ProblemError not_found when the product or the plan is unknown.
 */
export function getProductPrice(catalog: Catalog, code: string, query: ProductV1Query): ProductV1 {
  const product = catalog.getProduct(code, query.business, query.operation ?? 'BR');
  const selected = product && selectPlan(product, query);
  if (!selected) throw new ProblemError('not_found');
  const voucher = findVoucher(product, selected.id, query.voucher);
  const priced = pricePlan(selected, voucher, undefined);
  const { amount, currency, standardAmount, type } = priced.plan;
  const cycleOf = (total: number) => Math.floor(total / planMonths[type]);
  return {
    code: product.code,
    business: product.business,
    name: product.name,
    description: product.description,
    legalName: product.legalName,
    anualProductId: product.plans.find((plan) => plan.type === 'yearly')?.id ?? null,
    monthlyProductId: product.plans.find(isMonthByMonth)?.id ?? null,
    currency,
    price: {
      productCyclePrice: cycleOf(amount),
      productFullPrice: amount,
      productStandardCycle: cycleOf(standardAmount),
      productStandardPrice: standardAmount,
    },
    voucher: priced.voucher,
  };
}
