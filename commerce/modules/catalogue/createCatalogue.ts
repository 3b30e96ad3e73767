import type { Country, Operation } from '@/contract/enumerations';
import { findByCode } from '@/domain/codes';
import { checkSchools, type Region, type SchoolNetwork } from './SchoolNetwork';
import type { CatalogueProduct, SoldPlan } from './CatalogueProduct';
import { checkCatalogue } from './checkCatalogue';
import { checkSellers } from './sellers';

export interface Catalogue {
  getProduct(code: string, business: string, operation: Operation): CatalogueProduct | undefined;
  findProductCode(written: string, business: string, operation: Operation): string;
  findPlanId(written: string): string;
  isSold(code: string, operation: Operation): boolean;
  getPlan(planId: string): SoldPlan | undefined;
  getSchools(brand: string, country: Country): readonly Region[] | undefined;
}

const withMinimum = (product: CatalogueProduct, minimum: number): CatalogueProduct => ({
  ...product,
  plans: product.plans.map((plan) => ({
    ...plan,
    installments: { ...plan.installments, minimum },
  })),
});

/**
 * @param minimumInstallment the payment provider's, in minor units
 * @throws Error when the catalogue is not sound, naming every fault: the service must not start.
 */
export function createCatalogue(
  described: CatalogueProduct[],
  schools: SchoolNetwork[],
  minimumInstallment = 0,
): Catalogue {
  const faults = [...checkCatalogue(described), ...checkSchools(schools), ...checkSellers()];
  if (faults.length > 0) throw new Error(`The catalogue is not sound: ${faults.join('; ')}.`);
  const products = described.map((product) => withMinimum(product, minimumInstallment));
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
    findProductCode: (written, business, operation) => {
      const sold = products.filter(
        (product) => product.business === business && product.operation === operation,
      );
      return findByCode(sold, ({ code }) => code, written)?.code ?? written;
    },
    findPlanId: (written) => findByCode([...plans.keys()], (id) => id, written) ?? written,
    isSold: (code, operation) =>
      findByCode(
        products.filter((product) => product.operation === operation),
        (product) => product.code,
        code,
      ) !== undefined,
    getPlan: (planId) => plans.get(planId),
    getSchools: (brand, country) => {
      const networks = schools.filter((network) => network.brand === brand);
      if (networks.length === 0) return undefined;
      return networks.find((network) => network.country === country)?.regions ?? [];
    },
  };
}
