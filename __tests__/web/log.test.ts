import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pino from 'pino';
import { logAnswer } from '@/web/log';

function answer(level: 'debug' | 'info' | 'warn', route: string | null) {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(line) });
  const findPattern = vi.fn(() => route);
  const response = Object.assign(new EventEmitter(), { statusCode: 200 });
  const request: Partial<IncomingMessage> = { method: 'GET', url: '/asked' };
  logAnswer(log, findPattern, request as IncomingMessage, response as unknown as ServerResponse);
  const listeners = response.listenerCount('close');
  response.emit('close');
  return { findPattern, lines, listeners };
}

test.each([
  ['info', '/lead'],
  ['debug', '/readiness'],
] as const)('at level %s, an answer to %s is one line', (level, route) => {
  const { lines } = answer(level, route);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route, status: 200 });
});

test('a level that hides the line finds no route and waits for no end of the answer', () => {
  const { findPattern, lines, listeners } = answer('warn', '/lead');
  expect([findPattern.mock.calls.length, lines.length, listeners]).toEqual([0, 0, 0]);
});

test.each([
  ['a probe', '/healthcheck'],
  ['a file', null],
])('%s waits for no end of the answer at level info', (_, route) => {
  const { lines, listeners } = answer('info', route);
  expect([lines.length, listeners]).toEqual([0, 0]);
});
