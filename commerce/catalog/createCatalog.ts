import type { Business, Operation } from '@/contract/enumerations';
import type { CatalogPlan, CatalogProduct } from './CatalogProduct';
import { checkCatalog } from './checkCatalog';

/** The catalogue as the service asks it. Every lookup answers undefined when there is nothing. */
export interface Catalog {
  getProduct(code: string, business: Business, operation: Operation): CatalogProduct | undefined;
  /** The first variant of a product, whatever its business and operation. */
  getProductByCode(code: string): CatalogProduct | undefined;
  getPlan(planId: string): { product: CatalogProduct; plan: CatalogPlan } | undefined;
}

/**
 * @throws Error when the catalogue is not sound, naming every fault: the service must not start.
 */
export function createCatalog(products: CatalogProduct[]): Catalog {
  const faults = checkCatalog(products);
  if (faults.length > 0) throw new Error(`The catalogue is not sound: ${faults.join('; ')}.`);
  const variants = new Map(
    products.map((product) => [
      `${product.business}/${product.code}/${product.operation}`,
      product,
    ]),
  );
  const plans = new Map(
    products.flatMap((product) => product.plans.map((plan) => [plan.id, { product, plan }])),
  );
  return {
    getProduct: (code, business, operation) => variants.get(`${business}/${code}/${operation}`),
    getProductByCode: (code) => products.find((product) => product.code === code),
    getPlan: (planId) => plans.get(planId),
  };
}
