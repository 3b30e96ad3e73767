import type { Business, Locale, Operation, PriceMode } from '@/contract/enumerations';
import type { ProductConfig, ProductV2 } from '@/contract/product';
import type { ProductV1, ProductV1Query } from '@/contract/productV1';
import { ProblemError } from '../../http/problems';
import type { CataloguePlan, CatalogueProduct } from './CatalogueProduct';
import type { Catalogue } from './createCatalogue';
import { findOffer, findVoucher, type PricedPlan, pricePlan, monthsByPlanType } from './pricePlan';

interface ProductInput {
  code: string;
  business: Business;
  operation?: Operation | undefined;
  locale?: Locale | undefined;
  priceMode?: PriceMode | undefined;
  planId?: string | undefined;
  /** Comma-separated plan types and plan codes: only these are answered. */
  planTypes?: string | undefined;
  plans?: string | undefined;
  voucher?: string | undefined;
  offer?: string | undefined;
}

function listed(list: string | undefined, value: string): boolean {
  return !list || list.split(',').some((item) => item.trim() === value);
}

/** A plan for one language is for those who read it, and for links that name it. */
function isOffered({ code, id, locale }: CataloguePlan, input: ProductInput): boolean {
  if (!locale || locale === input.locale || id === input.planId) return true;
  return Boolean(input.plans) && listed(input.plans, code);
}

function pricePlans(product: CatalogueProduct, input: ProductInput, now: Date): PricedPlan[] {
  const offer = input.offer ? findOffer(product, input.offer, now) : undefined;
  if (input.offer && !offer) throw new ProblemError('not_found');
  return product.plans
    .filter(
      (plan) =>
        isOffered(plan, input) &&
        (!input.planId || plan.id === input.planId) &&
        (!offer || plan.id === offer.planId) &&
        listed(input.planTypes, plan.type) &&
        listed(input.plans, plan.code),
    )
    .map((plan) => pricePlan(plan, findVoucher(product, plan.id, input.voucher), offer));
}

function cheapest(plans: PricedPlan[]): PricedPlan[] {
  return plans.toSorted((a, b) => a.plan.amount - b.plan.amount).slice(0, 1);
}

/**
 * A product with its plans priced as the buyer would pay now. Price mode `min` answers the cheapest
 * plan only.
 * @throws ProblemError not_found when the product, the offer, or every requested plan is unknown.
 */
export function getProductForSale(catalogue: Catalogue, input: ProductInput, now: Date): ProductV2 {
  const product = catalogue.getProduct(input.code, input.business, input.operation ?? 'BR');
  if (!product) throw new ProblemError('not_found');
  const priced = pricePlans(product, input, now);
  const answered = input.priceMode === 'min' ? cheapest(priced) : priced;
  if (answered.length === 0) throw new ProblemError('not_found');
  return {
    code: product.code,
    business: product.business,
    name: product.name,
    description: describeProduct(product, input.locale),
    legalName: product.legalName,
    plans: answered.map(({ plan }) => plan),
    voucher: answered.find(({ voucher }) => voucher !== null)?.voucher ?? null,
  };
}

/** A product's one line in the buyer's language, else in the one that it is written in. */
export function describeProduct(
  { description, descriptions }: Pick<CatalogueProduct, 'description' | 'descriptions'>,
  locale: Locale | undefined,
): string {
  const translated: Partial<Record<Locale, string>> = descriptions ?? {};
  return (locale && translated[locale]) ?? description;
}

interface ProductConfigInput {
  code: string;
  business: Business;
  operation?: Operation | undefined;
  planId?: string | undefined;
}

/**
 * How a product's checkout looks and runs: title, theme and flows.
 * @throws ProblemError not_found when the product, or its plan when one is named, is unknown.
 */
export function getProductConfig(
  catalogue: Catalogue,
  { code, business, operation = 'BR', planId }: ProductConfigInput,
): ProductConfig {
  const product = catalogue.getProduct(code, business, operation);
  if (!product) throw new ProblemError('not_found');
  if (planId && !product.plans.some((plan) => plan.id === planId)) {
    throw new ProblemError('not_found');
  }
  return {
    gtm: product.gtm,
    title: product.title,
    designSystemId: product.designSystemId,
    checkoutFlow: product.flows,
    hasAddressForm: product.hasAddressForm,
  };
}

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
