import { waitFor } from '@testing-library/react';
import { HttpError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { addLogReceiver } from '@/services/logger/dispatchLog';
import type { LogReceiverKind, LogReport } from '@/services/logger/LogReceiver';
import { writeStored } from '@/services/storage';

const removers: (() => void)[] = [];

function listen(kind: LogReceiverKind): LogReport[] {
  const reports: LogReport[] = [];
  removers.push(addLogReceiver({ kind, receive: (report) => reports.push(report) }));
  return reports;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  removers.splice(0).forEach((remove) => {
    remove();
  });
  vi.restoreAllMocks();
});

const lead = { leadId: 'l1', name: 'Maria', email: 'maria@exemplo.com.br', phone: '' };
const emailId = 'a1'.repeat(32);

const lost = new HttpError('POST', '/api/v1/lead', 503, null);

test('an entry goes to the receivers of its level, in the order of the entries', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const monitoring = listen('monitoring');
  const errorReporting = listen('errorReporting');
  logger.info('first');
  logger.error('second', { error: lost });
  await waitFor(() => {
    expect(monitoring.map(({ message }) => message)).toEqual(['first', 'second']);
  });
  expect(errorReporting.map(({ message }) => message)).toEqual(['second']);
  expect(monitoring[1]?.group).toEqual(['/api/v1/lead', 'POST', '503']);
  expect(log).toHaveBeenCalledWith('[error] second', {
    error: 'HttpError: POST /api/v1/lead answered 503',
  });
  log.mockClear();
});

test('only error reporting receives the identifier of the buyer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const monitoring = listen('monitoring');
  const errorReporting = listen('errorReporting');
  writeStored('dataLead', { ...lead, emailId });
  logger.fatal('broken');
  await waitFor(() => {
    expect(errorReporting[0]?.emailId).toBe(emailId);
  });
  expect(monitoring[0]?.emailId).toBeNull();
  expect(JSON.stringify([errorReporting, log.mock.calls])).not.toContain('maria@');
  log.mockClear();
});

test.each([{}, { emailId: lead.email }])(
  'there is no identifier without a hash: %j',
  async (stored) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errorReporting = listen('errorReporting');
    writeStored('dataLead', { ...lead, ...stored });
    logger.fatal('broken');
    await waitFor(() => {
      expect(errorReporting).toHaveLength(1);
    });
    expect(errorReporting[0]?.emailId).toBeNull();
    log.mockClear();
  },
);

test('a failing receiver does not keep the entry from the others', async () => {
  removers.push(
    addLogReceiver({
      kind: 'monitoring',
      receive: () => {
        throw new Error('down');
      },
    }),
  );
  const monitoring = listen('monitoring');
  logger.warning('still logged');
  await waitFor(() => {
    expect(monitoring).toHaveLength(1);
  });
});
