import type { ErrorEvent } from '@sentry/node';
import { cleanEvent } from '@/domain/monitoring/sentryEvent';

test('an event leaves without what nobody asked for, and without private texts', () => {
  const event: ErrorEvent = {
    type: undefined,
    message: 'of maria@e.com',
    request: { url: 'https://x.example/lead?email=maria@e.com', cookies: { a: '1' } },
    breadcrumbs: [{ message: 'typed Maria' }],
    extra: { body: 'Maria' },
    contexts: { culture: { timezone: 'America/Sao_Paulo' } },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'Maria Silva',
          stacktrace: {
            frames: [{ filename: '/lead?name=Maria', abs_path: '/lead?n=1', vars: { a: 'Maria' } }],
          },
        },
      ],
    },
  };
  expect(cleanEvent(event, ['Maria Silva'])).toEqual({
    type: undefined,
    message: 'of [email]',
    exception: {
      values: [
        { type: 'Error', value: '[private]', stacktrace: { frames: [{ filename: '/lead' }] } },
      ],
    },
  });
});
