import type { ErrorEvent } from '@sentry/node';
import { cleanEvent } from '@/domain/monitoring/sentryEvent';

test('an event leaves without the members that are not needed, and without private texts', () => {
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

const cleanFilename = (filename: string, privateTexts: readonly string[]) =>
  cleanEvent(
    { type: undefined, exception: { values: [{ stacktrace: { frames: [{ filename }] } }] } },
    privateTexts,
  ).exception?.values?.[0]?.stacktrace?.frames?.[0]?.filename;

/** Source maps are found by these addresses, so they stay whole, whatever the buyer has typed. */
test.each([
  // The forms of a number and of an id.
  'https://pay.example/_next/static/chunks/0123-456-7890.js',
  'https://pay.example/_next/static/chunks/turbopack-32g9idqqcaa90.js',
  // Contains a house number, and a name that is part of the host.
  'http://localhost:3100/_next/static/chunks/1a100-b_c2d3e.js',
])('a script of the build keeps its address: %s', (address) => {
  expect(cleanFilename(address, ['100', 'local', 'pay', 'chunks'])).toBe(address);
});

test.each([
  [
    'https://pay.example/_next/static/chunks/1a.js?e=maria',
    'https://[private].example/_next/static/chunks/1a.js',
  ],
  [
    'https://pay.example/_next/static/chunks/maria@e.com/1a.js',
    'https://[private].example/_next/static/chunks/[email]/1a.js',
  ],
  ['https://pay.example/lead?name=Maria', 'https://[private].example/lead'],
])('any other address is cleaned: %s', (address, cleaned) => {
  expect(cleanFilename(address, ['pay'])).toBe(cleaned);
});
