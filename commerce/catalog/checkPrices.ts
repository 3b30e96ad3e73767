import type { Currency, Operation } from '@/contract/enumerations';
import { pricePlan } from '../domain/pricePlan';
import type { CatalogOffer, CatalogPlan, CatalogProduct, CatalogVoucher } from './CatalogProduct';
import { repeated } from './repeated';

const currencyOf: Record<Operation, Currency> = { BR: 'BRL', MZ: 'MZN' };

/** Whether the parcels of every way to pay add up to what is charged, to the cent. */
function addsUp(plan: CatalogPlan, voucher?: CatalogVoucher, offer?: CatalogOffer): boolean {
  return pricePlan(plan, voucher, offer).plan.installments.every(
    ({ firstValue, id, totalValue, value }) => firstValue + value * (id - 1) === totalValue,
  );
}

/**
 * What is wrong with the prices of a product: plans, and what vouchers and offers make of them.
 * @returns One sentence per fault.
 */
export function checkPrices({ offers, operation, plans, vouchers }: CatalogProduct): string[] {
  const getPlan = (planId: string) => plans.find(({ id }) => id === planId);
  return [
    ...plans
      .filter(({ currency }) => currency !== currencyOf[operation])
      .map(({ id }) => `plan ${id} is not in the currency of ${operation}`),
    ...plans
      .filter((plan) => !addsUp(plan))
      .map(({ id }) => `plan ${id} has parcels that do not add up`),
    ...vouchers.flatMap((voucher) => {
      const plan = getPlan(voucher.planId);
      if (!plan || voucher.discount >= plan.standardAmount) {
        return `voucher ${voucher.code} names no plan that costs more than it takes off`;
      }
      return addsUp(plan, voucher)
        ? []
        : `voucher ${voucher.code} makes parcels that do not add up`;
    }),
    ...offers.flatMap((offer) => {
      const plan = getPlan(offer.planId);
      if (!plan || offer.amount > plan.standardAmount) {
        return `offer ${offer.id} names no plan that costs at least as much`;
      }
      return addsUp(plan, undefined, offer)
        ? []
        : `offer ${offer.id} has parcels that do not add up`;
    }),
    ...repeated(vouchers.map(({ code, planId }) => `${code.toLowerCase()} of ${planId}`)).map(
      (voucher) => `voucher ${voucher} is there twice`,
    ),
    ...repeated(offers.map(({ id }) => id)).map((id) => `offer ${id} is there twice`),
  ];
}
