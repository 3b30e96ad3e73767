import { businesses } from '@/contract/enumerations';
import { isEventType } from '@/contract/events/eventTypes';
import type { EventEndpoint } from '@/config/eventEndpoints.server';
import { EnvironmentError } from '@/config/variables.server';
import { type Destination, mailDestinationId } from './Destination';
import { createWebhookDestination } from './webhookDestination';

interface Setting {
  appEnvironment: 'test' | 'homolog' | 'production';
  eventEndpoints: readonly EventEndpoint[];
}

/**
 * Creates a destination of events for each endpoint of the configuration.
 * @throws EnvironmentError for an unknown company or type, and for an id that is reserved
 */
export function createEndpointDestinations({
  appEnvironment,
  eventEndpoints,
}: Setting): Destination[] {
  const companies: readonly string[] = businesses;
  for (const { businesses: told, id, types } of eventEndpoints) {
    if (id === mailDestinationId)
      throw new EnvironmentError(
        `EVENT_ENDPOINTS: ${id} is the checkout's own mail; take another id.`,
      );
    const unknown =
      told.find((name) => !companies.includes(name)) ?? types?.find((name) => !isEventType(name));
    if (unknown !== undefined)
      throw new EnvironmentError(
        `EVENT_ENDPOINTS: ${id} names ${unknown}, which is no business and no type of docs/events.md.`,
      );
  }
  const allowsPrivate = appEnvironment !== 'production';
  return eventEndpoints.map((endpoint) => createWebhookDestination(endpoint, { allowsPrivate }));
}
