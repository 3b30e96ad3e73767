import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { openConsoleLog } from '@/domain/monitoring/consoleLog.server';
import { withTrace } from '@/domain/monitoring/trace.server';
import { stringContaining, stringMatching } from '../../support/matchers';

async function write(log: (logger: pino.Logger) => void): Promise<Record<string, unknown>> {
  const options = await openConsoleLog({
    service: 'commerce',
    logLevel: 'debug',
    logFormat: 'json',
  });
  const lines = new PassThrough();
  const written = once(lines, 'data') as Promise<unknown[]>;
  log(pino(options, lines));
  const [line] = await written;
  return JSON.parse(String(line)) as Record<string, unknown>;
}

test('a line has the listed members, our name of its level, and an error without its message', async () => {
  const error = Object.assign(new TypeError('maria@exemplo.com.br is no number'), { code: 'E1' });
  const line = await withTrace(undefined, () =>
    write((logger) => {
      logger.warn({ err: error, status: 409, email: 'maria@exemplo.com.br' }, 'said');
    }),
  );
  expect(line).toEqual({
    level: 'warning',
    time: stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    service: 'commerce',
    message: 'said',
    traceId: stringMatching(/^[0-9a-f]{32}$/),
    status: 409,
    err: { type: 'TypeError', message: 'E1', stack: stringContaining('at ') },
    omitted: ['email'],
  });
});

test('an error that is logged alone loses its message, too', async () => {
  const line = await write((logger) => {
    logger.error(new Error('maria@exemplo.com.br'));
  });
  expect(JSON.stringify(line)).not.toContain('maria');
});
