import type { Business, Operation } from '@/contract/enumerations';
import type { ProductConfig } from '@/contract/product';
import type { Catalog } from '../catalog/createCatalog';
import { ProblemError } from '../errors/ProblemError';

interface ConfigQuestion {
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
  catalog: Catalog,
  { code, business, operation = 'BR', planId }: ConfigQuestion,
): ProductConfig {
  const product = catalog.getProduct(code, business, operation);
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
