import { LinkParameters } from '@/contract/access';
import { paths } from '@/contract/paths';
import { ReminderLink, RemindersWithdrawn, ReminderWithdrawal } from '@/contract/reminder';
import { IdempotencyHeaders } from '@/contract/requestHeaders';
import type { App } from '../../http/App';
import { createSchemaReference, problemResponses } from '../../http/routeSchemas';
import type { Services } from '../../Services';
import { getReminder, withdrawReminders } from './reminders';

export function routes(app: App, services: Services): void {
  app.get(
    paths.reminder,
    {
      schema: {
        operationId: 'getReminder',
        tags: ['Payment links'],
        summary: 'Look at who is reminded of an unfinished purchase',
        description: 'By the link of the reminder. Takes nothing back.',
        params: LinkParameters,
        response: {
          200: createSchemaReference(ReminderLink),
          ...problemResponses('not_found', 'service_unavailable'),
        },
      },
    },
    ({ params }) => getReminder(services, params.token),
  );

  app.post(
    paths.reminder,
    {
      schema: {
        operationId: 'withdrawReminders',
        tags: ['Payment links'],
        summary: 'Be reminded no more',
        description:
          'Ends all reminders of the person whom the link was sent to, however often it is said.',
        params: LinkParameters,
        headers: IdempotencyHeaders,
        body: createSchemaReference(ReminderWithdrawal),
        response: {
          200: createSchemaReference(RemindersWithdrawn),
          ...problemResponses(
            'invalid_request',
            'idempotency_key_required',
            'not_found',
            'service_unavailable',
          ),
        },
      },
    },
    ({ params }) => withdrawReminders(services, params.token),
  );
}
