import { Compile } from 'typebox/compile';
import type { Currency, Operation } from '@/contract/enumerations';
import { findUnknownFields } from './fillContract';
import {
  type CatalogueOffer,
  type CataloguePlan,
  CatalogueProduct,
  type CatalogueVoucher,
  type SoldPlan,
} from './CatalogueProduct';
import { getDiscount } from './voucherRules';
import { checkFlow } from './checkFlow';
import { findTwins } from './findTwins';
import { monthsByPlanType, pricePlan } from './pricePlan';

const validator = Compile(CatalogueProduct);

function checkShapes(products: readonly CatalogueProduct[]): string[] {
  return products.flatMap((product) =>
    validator
      .Errors(product)
      .map(({ instancePath, message }) => `${product.code}: ${instancePath} ${message}`),
  );
}

function checkProduct(product: CatalogueProduct, plans: ReadonlyMap<string, SoldPlan>): string[] {
  const { events = [], flows } = product;
  return [
    ...checkPrices(product),
    ...checkAccessTime(product),
    ...checkContract(product),
    ...findTwins('flow', flows, ({ id }) => id),
    ...flows.flatMap((flow) => checkFlow(flow, product, (planId) => plans.get(planId))),
    ...events
      .filter(({ planId }) => plans.get(planId)?.product !== product)
      .map(({ id }) => `event ${id} belongs to an unknown plan`),
  ].map((fault) => `${product.code}: ${fault}`);
}

/**
 * Checks the whole catalogue: each product against its schema, then its prices and flows, and ids
 * that must be unique over all.
 * @returns One sentence per fault, with the product and what is wrong; empty when it is sound.
 */
export function checkCatalogue(products: readonly CatalogueProduct[]): string[] {
  const shapes = checkShapes(products);
  if (shapes.length > 0) return shapes;
  const plans = new Map(
    products.flatMap((product) => product.plans.map((plan) => [plan.id, { product, plan }])),
  );
  return [...products.flatMap((product) => checkProduct(product, plans)), ...checkCodes(products)];
}

const checkCodes = (products: readonly CatalogueProduct[]): string[] => [
  ...findTwins('business', [...new Set(products.map(({ business }) => business))], String),
  ...findTwins(
    'product',
    products,
    ({ code }) => code,
    ({ business, operation }) => `${business}/${operation}`,
  ),
  ...findTwins(
    'plan',
    products.flatMap(({ plans }) => plans),
    ({ id }) => id,
  ),
];

const currencies: Record<Operation, Currency> = { BR: 'BRL', MZ: 'MZN' };

function hasExactInstallments(
  plan: CataloguePlan,
  voucher?: CatalogueVoucher,
  offer?: CatalogueOffer,
): boolean {
  return pricePlan(plan, voucher, offer).plan.installments.every(
    ({ firstValue, id, totalValue, value }) => firstValue + value * (id - 1) === totalValue,
  );
}

/**
 * Finds what is wrong with the prices of a product: of its plans, and as vouchers and offers change
 * them.
 * @returns One sentence per fault.
 */
function checkPrices({ offers, operation, plans, vouchers }: CatalogueProduct): string[] {
  const getPlan = (planId: string) => plans.find(({ id }) => id === planId);
  return [
    ...plans
      .filter(({ currency }) => currency !== currencies[operation])
      .map(({ id }) => `plan ${id} is not in the currency of ${operation}`),
    ...plans
      .filter((plan) => !hasExactInstallments(plan))
      .map(({ id }) => `plan ${id} has installments that do not add up`),
    ...vouchers.flatMap((voucher) => {
      const plan = getPlan(voucher.planId);
      if (!plan || getDiscount(voucher, plan) >= plan.standardAmount) {
        return `voucher ${voucher.code} names no plan that costs more than it takes off`;
      }
      return hasExactInstallments(plan, voucher)
        ? []
        : `voucher ${voucher.code} makes installments that do not add up`;
    }),
    ...offers.flatMap((offer) => {
      const plan = getPlan(offer.planId);
      if (!plan || offer.amount > plan.standardAmount) {
        return `offer ${offer.id} names no plan that costs at least as much`;
      }
      return hasExactInstallments(plan, undefined, offer)
        ? []
        : `offer ${offer.id} has installments that do not add up`;
    }),
    ...plans.flatMap((plan) =>
      Object.entries(plan.translations ?? {})
        .filter(
          ([, texts]) => (texts.description === undefined) !== (plan.description === undefined),
        )
        .map(([locale]) => `plan ${plan.id} is described in one language, but not in ${locale}`),
    ),
    ...findTwins('plan code', plans, ({ code }) => code),
    ...findTwins(
      'voucher',
      vouchers,
      ({ code }) => code,
      ({ planId }) => planId,
    ),
    ...findTwins('offer', offers, ({ id }) => id),
  ];
}

function listTexts(
  { benefits = [], description, descriptions, flows }: CatalogueProduct,
  plan: CataloguePlan,
): string[] {
  const presented = flows.flatMap(({ steps }) =>
    steps
      .filter(
        ({ props, templateId }) => templateId === 'presentation' || props.plan?.id === plan.id,
      )
      .flatMap(({ props }) => props.presentation?.benefits ?? []),
  );
  return [
    plan.name,
    ...(plan.description
      ? [plan.description]
      : [description, ...Object.values(descriptions ?? {})]),
    ...(plan.benefits ?? [...benefits, ...presented]),
    ...Object.values(plan.translations ?? {}).flatMap((texts) => [
      texts.name,
      ...(texts.description === undefined ? [] : [texts.description]),
      ...texts.benefits,
    ]),
  ];
}

const accessTime = /(\d+) m[eê]s(?:es)?\b/giu;

function checkAccessTime(product: CatalogueProduct): string[] {
  return product.plans.flatMap((plan) =>
    listTexts(product, plan)
      .filter((text) =>
        [...text.matchAll(accessTime)].some(
          ([, months]) => Number(months) !== monthsByPlanType[plan.type],
        ),
      )
      .map((text) => `plan ${plan.id} is ${plan.type} and sold as "${text}"`),
  );
}

export function checkContract({ contract, flows }: CatalogueProduct): string[] {
  const hasContractStep = flows.some(({ steps }) =>
    steps.some(({ props, templateId }) => templateId === 'md' && !props.document),
  );
  return [
    ...(hasContractStep && !contract
      ? ['a flow shows a contract that the product does not have']
      : []),
    ...findUnknownFields(contract?.markdown ?? '').map(
      (field) => `the contract leaves open ${field}, which nothing fills in`,
    ),
  ];
}
