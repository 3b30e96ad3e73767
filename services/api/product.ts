import { buildPath, paths } from '@/contract/paths';
import type {
  PlanProduct,
  ProductConfig,
  ProductConfigQuery,
  ProductV2,
  ProductV2Query,
} from '@/contract/product';
import { get } from '../http/request';

/** Title, design system and flows of a product. @throws HttpError, NoAnswerError */
export function getProductConfig(code: string, query: ProductConfigQuery): Promise<ProductConfig> {
  return get(buildPath(paths.productConfig, { code }), query);
}

/** A product with its plans, priced by the server. @throws HttpError, NoAnswerError */
export function getProduct(code: string, query: ProductV2Query): Promise<ProductV2> {
  return get(buildPath(paths.productV2, { code }), query);
}

/** The product that a plan belongs to. @throws HttpError, NoAnswerError */
export function getPlanProduct(planId: string): Promise<PlanProduct> {
  return get(buildPath(paths.planProduct, { planId }));
}
