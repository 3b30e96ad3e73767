import { Compile } from 'typebox/compile';
import { CatalogProduct } from './CatalogProduct';
import { checkFlow, type SoldPlan } from './checkFlow';
import { checkContract } from './contracts/checkContract';
import { checkPrices } from './checkPrices';
import { repeated } from './repeated';

const validator = Compile(CatalogProduct);

function checkShapes(products: readonly CatalogProduct[]): string[] {
  return products.flatMap((product) =>
    validator
      .Errors(product)
      .map(({ instancePath, message }) => `${product.code}: ${instancePath} ${message}`),
  );
}

function checkProduct(product: CatalogProduct, plans: ReadonlyMap<string, SoldPlan>): string[] {
  const { events = [], flows } = product;
  return [
    ...checkPrices(product),
    ...checkContract(product),
    ...repeated(flows.map(({ id }) => id)).map((id) => `flow ${id} is there twice`),
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
export function checkCatalog(products: readonly CatalogProduct[]): string[] {
  const shapes = checkShapes(products);
  if (shapes.length > 0) return shapes;
  const plans = new Map(
    products.flatMap((product) => product.plans.map((plan) => [plan.id, { product, plan }])),
  );
  return [
    ...products.flatMap((product) => checkProduct(product, plans)),
    ...repeated(
      products.map(({ business, code, operation }) => `${business}/${code}/${operation}`),
    ).map((id) => `product ${id} is there twice`),
    ...repeated(products.flatMap((product) => product.plans.map((plan) => plan.id))).map(
      (id) => `plan ${id} is there twice`,
    ),
  ];
}
