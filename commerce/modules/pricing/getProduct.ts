import type { Locale, Operation, PriceMode } from '@/contract/enumerations';
import type { Plan, ProductV2 } from '@/contract/product';
import type { FlowStep, ProductConfig } from '@/contract/productConfig';
import { findAllByCode, findByCode } from '@/domain/codes';
import { translatePlanTypes } from '@/domain/link/translations';
import { emptyToNull } from '../../http/emptyToNull';
import { ProblemError } from '../../http/problems';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { getFirstChargeDay } from '../agreements/usedTrials';
import { findBuyer, type KnownBuyer } from './findBuyer';
import { type BuyerPrice, priceForBuyer } from './priceForBuyer';
import { withVoucherTry } from '../vouchers/tries';
import type { CataloguePlan, CatalogueProduct, CatalogueStep } from '../catalogue/CatalogueProduct';
import { describePlan, describeProduct } from '../catalogue/describeProduct';
import { findOffer, onlyCards } from '../catalogue/pricePlan';

interface ProductInput extends KnownBuyer {
  code: string;
  business: string;
  operation?: Operation | undefined;
  locale?: Locale | undefined;
  priceMode?: PriceMode | undefined;
  planId?: string | undefined;
  planTypes?: string | undefined;
  plans?: string | undefined;
  voucher?: string | undefined;
  offer?: string | undefined;
  address: string;
}

type Plans = readonly CataloguePlan[];

const findPlan = (plans: Plans, id: string | undefined) =>
  findByCode(plans, (plan) => plan.id, id ?? '');

function findListed(plans: Plans, list: string | undefined, by: 'code' | 'type'): Plans {
  if (!list) return plans;
  return findAllByCode(plans, (plan) => plan[by], list);
}

function findOffered({ plans }: CatalogueProduct, input: ProductInput): Plans {
  const ofCode = findListed(plans, input.plans, 'code');
  const ofType = findListed(plans, translatePlanTypes(input.planTypes ?? ''), 'type');
  const named = findPlan(plans, input.planId);
  return plans.filter(
    (plan) =>
      (!input.planId || plan === named) &&
      ofCode.includes(plan) &&
      ofType.includes(plan) &&
      (!plan.locale || plan.locale === input.locale || plan === named || Boolean(input.plans)),
  );
}

async function pricePlans(
  services: Services,
  product: CatalogueProduct,
  input: ProductInput,
): Promise<readonly BuyerPrice[]> {
  const offer = input.offer ? findOffer(product, input.offer, services.clock()) : undefined;
  if (input.offer && !offer) throw new ProblemError('not_found');
  const plans = findOffered(product, input).filter(({ id }) => !offer || id === offer.planId);
  const buyer = await findBuyer(services, product, input);
  const code = emptyToNull(input.voucher);
  const { leadId } = buyer;
  return withVoucherTry(services, { address: getAddressGroup(input.address), code, leadId }, () =>
    Promise.all(
      plans.map((plan) => priceForBuyer(services, { product, plan, code, offer, buyer })),
    ),
  );
}

function cheapest(plans: readonly BuyerPrice[]): BuyerPrice[] {
  return plans.toSorted((a, b) => a.plan.amount - b.plan.amount).slice(0, 1);
}

function describePrices(priced: readonly BuyerPrice[]) {
  const voucher = priced.find((price) => price.voucher !== null)?.voucher ?? null;
  const refusals = priced.flatMap(({ refusal }) => refusal ?? []);
  const voucherRefusal = refusals.find((reason) => reason !== 'other_plan') ?? refusals[0];
  const campaigns = priced.flatMap(({ campaign }) => campaign ?? []);
  const campaign = campaigns.find(({ refusal }) => refusal === null) ?? campaigns[0];
  return {
    voucher,
    ...(voucher === null && voucherRefusal && { voucherRefusal }),
    ...(campaign && {
      campaign: { name: campaign.name, ...(campaign.refusal && { refusal: campaign.refusal }) },
    }),
  };
}

const beginsTrial = ({ trial }: BuyerPrice) => trial !== null && !trial.isUsed;

function toOfferedPlan(
  price: BuyerPrice,
  { plans }: CatalogueProduct,
  locale: Locale | undefined,
): Plan {
  const sold = findPlan(plans, price.plan.id);
  const plan = { ...price.plan, ...(sold && describePlan(sold, locale)) };
  return beginsTrial(price) ? { ...plan, paymentMethods: onlyCards(plan) } : plan;
}

function describeTrial(
  { clock }: Services,
  product: CatalogueProduct,
  priced: readonly BuyerPrice[],
): Pick<ProductV2, 'trial'> {
  const offered = priced.find(beginsTrial);
  if (!offered?.trial) return {};
  const { days } = offered.trial;
  const firstChargeOn = getFirstChargeDay(days, clock(), product);
  return { trial: { days, firstChargeOn, planId: offered.plan.id } };
}

function findProduct({ catalogue }: Pick<Services, 'catalogue'>, input: ProductConfigInput) {
  const { business, code, operation = 'BR' } = input;
  return catalogue.getProduct(
    catalogue.findProductCode(code, business, operation),
    business,
    operation,
  );
}

/**
 * A product with its plans priced as the buyer would pay now. Price mode `min` answers the cheapest
 * plan only.
 * @throws ProblemError not_found when the product, the offer, or every requested plan is unknown,
 *   rate_limited after too many unknown voucher codes.
 */
export async function getProductForSale(
  services: Services,
  input: ProductInput,
): Promise<ProductV2> {
  const product = findProduct(services, input);
  if (!product) throw new ProblemError('not_found');
  const priced = await pricePlans(services, product, input);
  const answered = input.priceMode === 'min' ? cheapest(priced) : priced;
  if (answered.length === 0) throw new ProblemError('not_found');
  return {
    code: product.code,
    business: product.business,
    name: product.name,
    description: describeProduct(product, input.locale),
    ...(product.benefits && !isTranslated(product, input.locale) && { benefits: product.benefits }),
    legalName: product.legalName,
    ...(product.links && { links: product.links }),
    plans: answered.map((price) => toOfferedPlan(price, product, input.locale)),
    ...describePrices(answered),
    ...describeTrial(services, product, answered),
  };
}

const isTranslated = ({ descriptions }: CatalogueProduct, locale: Locale | undefined) =>
  locale !== undefined && Object.hasOwn(descriptions ?? {}, locale);

interface ProductConfigInput {
  code: string;
  business: string;
  operation?: Operation | undefined;
  planId?: string | undefined;
}

/**
 * How a product's checkout looks and runs: title, theme and flows.
 * @throws ProblemError not_found when the product, or its plan when one is named, is unknown.
 */
export function getProductConfig(
  { catalogue, flags, mailer }: Services,
  input: ProductConfigInput,
): ProductConfig {
  const product = findProduct({ catalogue }, input);
  if (!product) throw new ProblemError('not_found');
  if (input.planId && !findPlan(product.plans, input.planId)) throw new ProblemError('not_found');
  return {
    gtm: product.gtm,
    title: product.title,
    designSystemId: product.designSystemId,
    checkoutFlow: product.flows.map(({ id, steps }) => ({ id, steps: steps.map(toPublicStep) })),
    hasAddressForm: product.hasAddressForm,
    ...(mailer && { sendsMail: true }),
    ...(flags.refreshSeconds !== null && { flagsEvery: flags.refreshSeconds }),
    ...(product.guesses && { guesses: product.guesses }),
  };
}

function toPublicStep(step: CatalogueStep): FlowStep {
  const props = { ...step.props };
  delete props.voucher;
  return { ...step, props };
}
