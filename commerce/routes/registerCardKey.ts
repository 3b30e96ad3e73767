import { paths } from '@/contract/paths';
import { CardKey } from '@/contract/payment';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** GET the provider's public key that cards are encrypted with. */
export function registerCardKey(app: App, { provider }: Services): void {
  app.get(
    paths.cardKey,
    {
      schema: {
        operationId: 'getCardKey',
        response: { 200: schemaReference(CardKey), ...problemResponses('upstream_error') },
      },
    },
    async () => provider.getCardKey(),
  );
}
