import type { Business } from '@/contract/enumerations';
import type { ProductConfig } from '@/contract/product';
import type { Catalog } from '../catalog/createCatalog';
import { ProblemError } from '../errors/ProblemError';

/**
 * How a product's checkout looks and runs: title, theme and flows.
 * @throws ProblemError not_found when the product, or its plan when one is named, is unknown.
 */
export function getProductConfig(
  catalog: Catalog,
  { code, business, planId }: { code: string; business: Business; planId?: string | undefined },
): ProductConfig {
  const product = catalog.getProduct(code, business, 'BR');
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
