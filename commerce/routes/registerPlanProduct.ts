import { paths } from '@/contract/paths';
import { PlanProduct, PlanProductParameters } from '@/contract/product';
import { ProblemError } from '../errors/ProblemError';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET the product that a plan belongs to. */
export function registerPlanProduct(app: App, { catalog }: Services): void {
  app.get(
    paths.planProduct,
    {
      schema: {
        operationId: 'getPlanProduct',
        params: PlanProductParameters,
        response: {
          200: schemaReference(PlanProduct),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    async ({ params }) => {
      const found = catalog.getPlan(params.planId);
      if (!found) throw new ProblemError('not_found');
      return { code: found.product.code, business: found.product.business };
    },
  );
}
