import type { ProductV1, ProductV1Query } from '@/contract/productV1';
import { ProblemError } from '../../http/problems';
import type { CataloguePlan, CatalogueProduct } from './CatalogueProduct';
import type { Catalogue } from './createCatalogue';
import { findVoucher, monthsByPlanType, pricePlan } from './pricePlan';

const isMonthByMonth = ({ type }: CataloguePlan) => type === 'recurrency' || type === 'monthly';

/** The plan that the query names; else the one charged month by month, else the first. */
function selectPlan(
  { plans }: CatalogueProduct,
  { plan: code, planType, productId }: ProductV1Query,
): CataloguePlan | undefined {
  const matching = plans.filter(
    (plan) =>
      (!productId || plan.id === productId) &&
      (!code || plan.code === code) &&
      (!planType || plan.type === planType),
  );
  return matching.find(isMonthByMonth) ?? matching[0];
}

/**
 * A product with the price of one plan, by the month and in full: the first version of the call.
 * @throws ProblemError not_found when the product or the plan is unknown.
 */
export function getProductV1(catalogue: Catalogue, code: string, query: ProductV1Query): ProductV1 {
  const product = catalogue.getProduct(code, query.business, query.operation ?? 'BR');
  const selected = product && selectPlan(product, query);
  if (!selected) throw new ProblemError('not_found');
  const voucher = findVoucher(product, selected.id, query.voucher);
  const priced = pricePlan(selected, voucher, undefined);
  const { amount, currency, standardAmount, type } = priced.plan;
  const perMonth = (total: number) => Math.floor(total / monthsByPlanType[type]);
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
      productCyclePrice: perMonth(amount),
      productFullPrice: amount,
      productStandardCycle: perMonth(standardAmount),
      productStandardPrice: standardAmount,
    },
    voucher: priced.voucher,
  };
}
