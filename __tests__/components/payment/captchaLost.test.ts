/** @vitest-environment jsdom */
import { AxiosError, type AxiosAdapter, AxiosHeaders } from 'axios';
import { toSentOutcome } from '@/components/payment/outcomeOfCall';
import type { Problem } from '@/contract/problem';
import { paths } from '@/contract/paths';
import { client } from '@/services/http/client';
import { post } from '@/services/http/request';

const asked: string[] = [];

async function pay(status: number, problem?: Partial<Problem>) {
  const adapter: AxiosAdapter = (config) => {
    asked.push(config.url ?? '');
    const data = problem ?? null;
    const response = { status, statusText: '', data, headers: new AxiosHeaders(), config };
    throw status === 0
      ? new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
      : new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
  client.defaults.adapter = adapter;
  const paid = post(paths.paymentV2, {}, { idempotencyKey: 'key', needs: {} });
  return paid.then(
    () => null,
    (error: unknown) => toSentOutcome(error),
  );
}

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(asked).toEqual(['/api/v1/captcha/payment']);
  vi.restoreAllMocks();
});

test('offline, a payment whose captcha cannot be solved was not sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await pay(0)).toEqual({ kind: 'notArrived' });
});

test('online, a captcha that cannot be loaded is reported as captchaFailed', async () => {
  expect(await pay(0)).toEqual({ kind: 'captchaFailed' });
});

test.each([400, 403, 408, 500, 502, 503, 504])(
  'an answer %i to the captcha request means that the payment was not sent',
  async (status) => {
    expect(await pay(status)).toEqual({ kind: 'notArrived' });
  },
);

test('after too many captcha requests the outcome says how long to wait', async () => {
  const problem = { status: 429, code: 'rate_limited', retryAfter: 61 } as const;
  expect(await pay(429, problem)).toEqual({ kind: 'tooManyAttempts', retryAfter: 61 });
});
