import type { PaymentMethod, PlanType } from '@/contract/enumerations';
import type { AppliedVoucher, Plan } from '@/contract/product';
import { calculateInstallments } from '@/domain/installments';
import { invalidField } from '../../http/problems';
import type {
  CatalogueOffer,
  CataloguePlan,
  CatalogueProduct,
  CatalogueVoucher,
} from './CatalogueProduct';

export interface PricedPlan {
  plan: Plan;
  /** The voucher as applied; null when there is none or the offer is the better price already. */
  voucher: AppliedVoucher | null;
}

/**
 * The price of a plan. An offer is a final price: a voucher is not taken off it as well.
 * All amounts in minor units.
 */
export function pricePlan(
  plan: CataloguePlan,
  voucher: CatalogueVoucher | undefined,
  offer: CatalogueOffer | undefined,
): PricedPlan {
  const { standardAmount } = plan;
  const applied = voucher && !offer ? { code: voucher.code, discount: voucher.discount } : null;
  const amount = offer?.amount ?? standardAmount - (applied?.discount ?? 0);
  return { plan: createPricedPlan(plan, { amount, standardAmount }), voucher: applied };
}

interface Price {
  /** Minor units. */
  amount: number;
  standardAmount: number;
  /** The plan's own when not given. */
  paymentMethods?: readonly PaymentMethod[];
}

/** A plan as the product calls show it, at the price of this sale. */
export function createPricedPlan(plan: CataloguePlan, price: Price): Plan {
  const { installments, ...facts } = plan;
  const { amount, paymentMethods = plan.paymentMethods, standardAmount } = price;
  return {
    ...facts,
    amount,
    standardAmount,
    paymentMethods: [...paymentMethods],
    installments: paymentMethods.includes('credit-card')
      ? calculateInstallments(amount, standardAmount, installments)
      : [],
  };
}

export const monthsByPlanType: Record<PlanType, number> = {
  yearly: 12,
  recurrency: 12,
  semester: 6,
  monthly: 1,
};

/** The offer of a product by its id; undefined when there is none or it has expired by `now`. */
export function findOffer(
  product: CatalogueProduct,
  id: string,
  now: Date,
): CatalogueOffer | undefined {
  return product.offers.find(
    (offer) => offer.id === id && (offer.endsAt === null || now < new Date(offer.endsAt)),
  );
}

/** The voucher of a plan by its code, in any case; undefined when the plan has no such voucher. */
export function findVoucher(
  product: CatalogueProduct,
  planId: string,
  code: string | undefined,
): CatalogueVoucher | undefined {
  return product.vouchers.find(
    (voucher) => voucher.planId === planId && voucher.code.toLowerCase() === code?.toLowerCase(),
  );
}

interface RequestedPlan {
  planId: string;
  voucher?: string | null | undefined;
  offer?: string | null | undefined;
}

/**
 * A plan of a product, priced with the voucher and the offer that a request names.
 * @throws ProblemError invalid_field for a plan, voucher or offer that the product does not have.
 */
export function priceRequestedPlan(
  product: CatalogueProduct,
  { offer: offerId, planId, voucher: code }: RequestedPlan,
  now: Date,
): { plan: CataloguePlan; priced: Plan } {
  const plan = product.plans.find(({ id }) => id === planId);
  if (!plan) throw invalidField('/planId', 'unknown');
  const voucher = code ? findVoucher(product, plan.id, code) : undefined;
  if (code && !voucher) throw invalidField('/voucher', 'unknown');
  const offer = offerId ? findOffer(product, offerId, now) : undefined;
  if (offerId && offer?.planId !== plan.id) throw invalidField('/offer', 'unknown');
  return { plan, priced: pricePlan(plan, voucher, offer).plan };
}
