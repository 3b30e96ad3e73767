import { eventExamples } from '@/contract/events/examples';
import { eventSchemas, eventVersion } from '@/contract/events/events';
import { eventMeanings, type EventType, eventTypes } from '@/contract/events/eventTypes';
import { describeSchema } from '../description/describeMembers';

const id = '0b0e2b2e-0f57-4a39-9f5c-6a52f7d4a111';

const describeHeader = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

const headers = [
  describeHeader('webhook-id', 'The same in each delivery of an event: drop what you have seen'),
  describeHeader('webhook-timestamp', 'Seconds since 1970: refuse what is older than five minutes'),
];

const describeBody = (type: EventType) => ({
  type: 'object',
  required: ['id', 'type', 'version', 'timestamp', 'sequence', 'data'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    type: { const: type },
    version: { const: eventVersion },
    timestamp: { type: 'string', format: 'date-time', description: 'When it became true' },
    sequence: {
      type: 'integer',
      description: 'Grows within a purchase: of two events the greater is the later',
    },
    data: eventSchemas[type],
  },
});

const nameOperation = (type: EventType) =>
  `on${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const describeEvent = (type: EventType) => ({
  post: {
    operationId: nameOperation(type),
    tags: ['Events'],
    summary: eventMeanings[type],
    description: `\`${type}\`, to the endpoints that are configured for the business, signed by Standard Webhooks (docs/events.md). It comes at least once, of one purchase in order, and is tried for three days.`,
    parameters: headers,
    security: [{ webhookSignature: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: describeSchema(describeBody(type), ['event']),
          example: {
            id,
            type,
            version: eventVersion,
            timestamp: '2030-01-31T12:00:00.000Z',
            sequence: 4711,
            data: eventExamples[type],
          },
        },
      },
    },
    responses: {
      204: { description: 'Taken; any other 2xx says the same' },
      410: { description: 'Not wanted any more: it is not tried again' },
    },
  },
});

export const webhooks = Object.fromEntries(eventTypes.map((type) => [type, describeEvent(type)]));
