import { fastify } from 'fastify';
import { ConnectionEnded } from '@/commerce/database/errors';
import { PaymentCheckFailure } from '@/commerce/modules/payments/PaymentCheckFailure';
import { createBackgroundFailureReport } from '@/commerce/monitoring/backgroundFailures';
import { addReportReceiver } from '@/commerce/monitoring/reports';
import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';

const { log } = fastify();
const warn = vi.fn();
const error = vi.fn();
const send = vi.fn();
let removeReceiver: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(log, 'warn').mockImplementation(warn);
  vi.spyOn(log, 'error').mockImplementation(error);
  removeReceiver = addReportReceiver({ kind: 'errorReporting', send });
});
afterEach(() => {
  removeReceiver();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const part = { paymentId: '0190a6f0-0000-7000-8000-000000000001', position: 1 };

test.each([
  ['a provider that is away', new ProviderUnavailable('away')],
  ['a provider that says no', new PaymentCheckFailure(part, new ProviderRefusal('no'))],
  ['a database that is away', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a listener whose connection is over', new ConnectionEnded('over')],
  [
    'a charge that the provider cannot tell of',
    new Error('could not be reconciled', { cause: new ProviderUnavailable('away') }),
  ],
])('%s is logged as a warning and not reported', (_, failure) => {
  createBackgroundFailureReport(log)(failure);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a defect is logged with its payment each time, and reported once a minute', () => {
  vi.useFakeTimers();
  const tell = createBackgroundFailureReport(log);
  const defect = new TypeError('x is undefined');
  tell(new PaymentCheckFailure(part, defect));
  tell(new PaymentCheckFailure(part, defect));
  expect(error).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith(
    { err: defect, paymentId: part.paymentId, part: 1 },
    'background work',
  );
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ level: 'error', message: 'background work', error: defect }),
  );
  vi.advanceTimersByTime(60_000);
  tell(defect);
  expect(send).toHaveBeenCalledTimes(2);
});

test('another defect is reported although the first was just reported', () => {
  const tell = createBackgroundFailureReport(log);
  tell(new TypeError('x is undefined'));
  tell(Object.assign(new Error('column is missing'), { code: '42703' }));
  expect(send).toHaveBeenCalledTimes(2);
});
