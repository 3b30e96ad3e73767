import type { ProductV1, ProductV1Query } from '@/contract/productV1';
import { emptyToNull } from '../../http/emptyToNull';
import { ProblemError } from '../../http/problems';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { priceForBuyer } from './priceForBuyer';
import { withVoucherTry } from '../vouchers/tries';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { monthsByPlanType } from '../catalogue/pricePlan';
import { findBuyer } from './findBuyer';

const isMonthByMonth = ({ type }: CataloguePlan) => type === 'recurrency' || type === 'monthly';

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
export async function getProductV1(
  services: Services,
  code: string,
  query: ProductV1Query,
  address: string,
): Promise<ProductV1> {
  const product = services.catalogue.getProduct(code, query.business, query.operation ?? 'BR');
  const selected = product && selectPlan(product, query);
  if (!selected) throw new ProblemError('not_found');
  const voucher = emptyToNull(query.voucher);
  const buyer = await findBuyer(services, product, {});
  const tried = { address: getAddressGroup(address), code: voucher, leadId: null };
  const [priced] = await withVoucherTry(services, tried, async () => [
    await priceForBuyer(services, {
      product,
      plan: selected,
      code: voucher,
      offer: undefined,
      buyer,
    }),
  ]);
  if (!priced) throw new ProblemError('not_found');
  const { amount, currency, standardAmount, type } = priced.plan;
  const perMonth = (total: number) => Math.floor(total / monthsByPlanType[type]);
  return {
    code: product.code,
    business: product.business,
    name: product.name,
    description: selected.description ?? product.description,
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
