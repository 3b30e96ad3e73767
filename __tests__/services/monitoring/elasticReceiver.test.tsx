import { apm } from '@elastic/apm-rum';
import { createElasticReceiver } from '@/services/monitoring/elasticReceiver';

const constants = await vi.importActual<object>('@elastic/apm-rum-core/dist/lib/common/constants');

const settings = { environment: 'test', route: '/lead', version: '1' };

type Ask = (value: unknown) => unknown;

function getSetting(name: string): unknown {
  const config = apm.serviceFactory.getService('ConfigService') as Record<'get', Ask>;
  return config.get(name);
}

// The agent outlives this file: its requests are never answered, so it measures and sends nothing.
const server = apm.serviceFactory.getService('ApmServer') as {
  _makeHttpRequest: unknown;
  fetchConfig: Ask;
};
const ask = vi.fn(() => new Promise<{ status: number }>(() => undefined));
server._makeHttpRequest = ask;

test('the agent is configured with the limits that it has settings for, and watches no clicks', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  createElasticReceiver('http://127.0.0.1:1', settings);
  expect(['eventsLimit', 'flushInterval', 'centralConfig', 'session'].map(getSetting)).toEqual([
    80,
    500,
    true,
    expect.anything(),
  ]);
  expect(getSetting('disableInstrumentations')).toEqual([
    'error',
    'eventtarget',
    'click',
    'history',
  ]);
});

test.each([
  ['SESSION_TIMEOUT', 30 * 60_000],
  ['REUSABILITY_THRESHOLD', 5_000],
  ['HTTP_REQUEST_TIMEOUT', 10_000],
])('the agent has the built-in limit %s of %s ms', (name, milliseconds) => {
  expect(Reflect.get(constants, name)).toBe(milliseconds);
});

test.each([
  [60_000, true],
  [60_001, false],
])('a transaction of %s ms is kept: %s', (duration, isKept) => {
  const transaction = {
    duration: () => duration,
    isManaged: () => true,
    sampled: true,
    spans: ['one'],
  };
  const service = apm.serviceFactory.getService('PerformanceMonitoring') as {
    filterTransaction: Ask;
  };
  expect(service.filterTransaction(transaction)).toBe(isKept);
});

test('the fetch of its configuration has a timeout of 5 s', async () => {
  ask.mockClear().mockResolvedValueOnce({ status: 304 });
  await server.fetchConfig('checkout-browser');
  expect(ask).toHaveBeenCalledWith('GET', expect.stringContaining('/config/v1/rum/agents'), {
    timeout: 5_000,
    beforeSend: null,
  });
});
