import { Compile } from 'typebox/compile';
import { CatalogProduct } from './CatalogProduct';

const validator = Compile(CatalogProduct);

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function brokenReferences(product: CatalogProduct): string[] {
  const standardAmounts = new Map(product.plans.map((plan) => [plan.id, plan.standardAmount]));
  const vouchers = product.vouchers
    .filter((voucher) => voucher.discount >= (standardAmounts.get(voucher.planId) ?? 0))
    .map((voucher) => `voucher ${voucher.code} names no plan that costs more than it takes off`);
  const offers = product.offers
    .filter((offer) => offer.amount > (standardAmounts.get(offer.planId) ?? 0))
    .map((offer) => `offer ${offer.id} names no plan that costs at least as much`);
  const steps = product.flows.flatMap((flow) => {
    const ids = flow.steps.map((step) => step.id);
    const unknownNext = flow.steps
      .filter((step) => step.defaultNextStepId !== null && !ids.includes(step.defaultNextStepId))
      .map((step) => `flow ${flow.id}: step ${step.id} leads nowhere`);
    const unknownPlans = flow.steps
      .filter((step) => step.props.plan && !standardAmounts.has(step.props.plan.id))
      .map((step) => `flow ${flow.id}: step ${step.id} sells an unknown plan`);
    return [
      ...repeated(ids).map((id) => `flow ${flow.id}: step ${id} is there twice`),
      ...unknownNext,
      ...unknownPlans,
    ];
  });
  return [...vouchers, ...offers, ...steps];
}

/**
 * Checks the whole catalogue: each product against its schema and its own references, and ids that
 * must be unique over all.
 * @returns One sentence per fault; an empty list is a sound catalogue.
 */
export function checkCatalog(products: CatalogProduct[]): string[] {
  const shapes = products.flatMap((product) =>
    validator
      .Errors(product)
      .map((error) => `${product.code}: ${error.instancePath} ${error.message}`),
  );
  const references = products.flatMap((product) =>
    brokenReferences(product).map((fault) => `${product.code}: ${fault}`),
  );
  const duplicates = repeated(
    products.map(({ business, code, operation }) => `${business}/${code}/${operation}`),
  ).map((id) => `product ${id} is there twice`);
  const plans = repeated(products.flatMap((product) => product.plans.map((plan) => plan.id))).map(
    (id) => `plan ${id} is there twice`,
  );
  return [...shapes, ...references, ...duplicates, ...plans];
}
