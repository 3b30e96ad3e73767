import { Flags, FlagsQuery } from '@/contract/flags';
import { paths } from '@/contract/paths';
import { getMethodFlags } from '../../flags/flags';
import type { App } from '../../http/App';
import { ProblemError } from '../../http/problems';
import { problemResponses, createSchemaReference } from '../../http/routeSchemas';
import type { Services } from '../../Services';

export function routes(app: App, { catalogue }: Services): void {
  app.get(
    paths.flags,
    {
      schema: {
        operationId: 'getFlags',
        tags: ['Catalogue'],
        summary: 'Get the flags of the ways to pay that are on for a product',
        description:
          "As Unleash's frontend API answers: a name that is not listed is off, or no page of the product asks for it. An open page asks again, as often as `flagsEvery` says.",
        querystring: FlagsQuery,
        response: {
          200: createSchemaReference(Flags),
          ...problemResponses('invalid_request', 'not_found'),
        },
      },
    },
    ({ query }, reply): Flags => {
      const {
        'properties[business]': business,
        'properties[operation]': operation,
        'properties[product]': code,
      } = query;
      const product = catalogue.getProduct(code, business, operation);
      if (!product) throw new ProblemError('not_found');
      void reply.header('cache-control', 'no-store');
      // The catalogue leaves out what is switched off.
      const listed = product.plans.flatMap(({ paymentMethods }) => paymentMethods);
      return { toggles: getMethodFlags(listed).map(toToggle) };
    },
  );
}

const toToggle = (name: string): Flags['toggles'][number] => ({
  name,
  enabled: true,
  impressionData: false,
  variant: { name: 'disabled', enabled: false },
});
