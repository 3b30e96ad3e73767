import { paths } from '@/contract/paths';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import { TestBooking, TestBookingRequest, TestLocationParameters } from '@/contract/testLocation';
import { bookTest } from '../domain/bookTest';
import type { App } from '../http/App';
import { problemResponses } from '../http/problemResponses';
import { schemaReference } from '../http/schemaReference';
import type { Services } from '../Services';

/** POST a booking of a level test. */
export function registerTestBooking(app: App, services: Services): void {
  app.post(
    paths.testBookings,
    {
      schema: {
        operationId: 'bookTest',
        params: TestLocationParameters,
        headers: IdempotencyHeaders,
        body: schemaReference(TestBookingRequest),
        response: {
          201: schemaReference(TestBooking),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'session_full',
            'idempotency_key_reused',
            'invalid_field',
            'service_unavailable',
          ),
        },
      },
    },
    async ({ body, headers, params }, reply) => {
      const booking = await bookTest(services, {
        locationId: params.id,
        request: body,
        idempotencyKey: headers['idempotency-key'],
      });
      return reply.code(201).header('cache-control', 'no-store').send(booking);
    },
  );
}
