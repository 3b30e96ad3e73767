import type { Locale, PaymentMethod, PlanType } from '@/contract/enumerations';
import type { AppliedVoucher, Plan } from '@/contract/product';
import { findByCode } from '@/domain/codes';
import { calculateInstallments } from '@/domain/installments';
import { describePlan } from './describeProduct';
import { getDiscount } from './voucherRules';
import type {
  CatalogueOffer,
  CataloguePlan,
  CatalogueProduct,
  CatalogueVoucher,
} from './CatalogueProduct';

export interface PricedPlan {
  plan: Plan;
  /** The voucher as applied; null when there is none, or an offer sets the price. */
  voucher: AppliedVoucher | null;
}

/**
 * Prices a plan. An offer is a final price: a voucher is not deducted from it.
 * All amounts in minor units.
 */
export function pricePlan(
  plan: CataloguePlan,
  voucher: CatalogueVoucher | undefined,
  offer: CatalogueOffer | undefined,
): PricedPlan {
  const { standardAmount } = plan;
  const applied =
    voucher && !offer ? { code: voucher.code, discount: getDiscount(voucher, plan) } : null;
  const amount = offer?.amount ?? standardAmount - (applied?.discount ?? 0);
  const allowed = applied ? voucher?.paymentMethods : undefined;
  const paymentMethods = plan.paymentMethods.filter((method) => allowed?.includes(method) ?? true);
  return {
    plan: createPricedPlan(plan, { amount, standardAmount, paymentMethods }),
    voucher: applied,
  };
}

interface Price {
  amount: number;
  standardAmount: number;
  paymentMethods?: readonly PaymentMethod[];
  /** The buyer's language; by default the catalogue's own. */
  locale?: Locale;
}

export const onlyCards = ({
  paymentMethods,
}: {
  paymentMethods: readonly PaymentMethod[];
}): PaymentMethod[] => paymentMethods.filter((method) => method === 'credit-card');

export function createPricedPlan(plan: CataloguePlan, price: Price): Plan {
  const { code, currency, id, installments, profiles, requiresBirthDate, type } = plan;
  const { amount, locale, paymentMethods = plan.paymentMethods, standardAmount } = price;
  const { minimum = 0 } = installments;
  return {
    id,
    code,
    ...describePlan(plan, locale),
    type,
    currency,
    ...(profiles !== undefined && { profiles }),
    ...(requiresBirthDate !== undefined && { requiresBirthDate }),
    ...(minimum > 0 && { minimumInstallment: minimum }),
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

export function findOffer(
  product: CatalogueProduct,
  id: string,
  now: Date,
): CatalogueOffer | undefined {
  const offer = findByCode(product.offers, (known) => known.id, id);
  return offer && (offer.endsAt === null || now < new Date(offer.endsAt)) ? offer : undefined;
}

/** The offer of a payment, while it still holds. */
export const findPaymentOffer = (
  product: CatalogueProduct | undefined,
  { offer }: { offer: string | null },
  now: Date,
): string | null =>
  (product && offer !== null ? findOffer(product, offer, now)?.id : undefined) ?? null;
