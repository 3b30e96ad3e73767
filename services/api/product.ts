import { buildPath, paths } from '@/contract/paths';
import type { ProductV2, ProductV2Query } from '@/contract/product';
import type { PlanProduct } from '@/contract/planProduct';
import type { CheckoutFlow, ProductConfig, ProductConfigQuery } from '@/contract/productConfig';
import type { RequiredMembers } from '../http/answers';
import { get } from '../http/request';
import { planMembers } from './planMembers';

const flowMembers: RequiredMembers<CheckoutFlow> = {
  id: 'string',
  steps: [{ id: 'string', templateId: 'string', defaultNextStepId: 'string?', props: 'object' }],
};

/** Title, design system and flows of a product. @throws HttpError, NoAnswerError */
export function getProductConfig(code: string, query: ProductConfigQuery): Promise<ProductConfig> {
  return get(buildPath(paths.productConfig, { code }), {
    query,
    needs: { title: 'string', designSystemId: 'string', checkoutFlow: [flowMembers] },
  });
}

/** A product with its plans, priced by the server. @throws HttpError, NoAnswerError */
export function getProduct(code: string, query: ProductV2Query): Promise<ProductV2> {
  return get(buildPath(paths.productV2, { code }), {
    query,
    needs: {
      code: 'string',
      business: 'string',
      name: 'string',
      plans: [planMembers],
      voucher: 'object?',
    },
  });
}

/** The product that a plan belongs to. @throws HttpError, NoAnswerError */
export function getPlanProduct(planId: string): Promise<PlanProduct> {
  return get(buildPath(paths.planProduct, { planId }), {
    needs: { code: 'string', business: 'string' },
  });
}
