/** @vitest-environment jsdom */
import { getPayment } from '@/services/api/payment';
import { watchPayment } from '@/services/api/paymentUpdates';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { buildPayment } from '../../support/buildPayment';
import { FakeEventSource } from '../../support/FakeEventSource';

vi.mock('@/services/api/payment');
const get = vi.mocked(getPayment);

const pending = buildPayment();
const paid = buildPayment({ state: 'paid' });
const onPayment = vi.fn();
const onConnection = vi.fn();
let stop: () => void;

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  FakeEventSource.install();
  get.mockResolvedValue(pending);
  stop = watchPayment('abc', { onPayment, onConnection });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('reports changes as they happen and polls nothing meanwhile', async () => {
  expect(FakeEventSource.current.url).toBe('/api/v1/payment/abc/events');
  FakeEventSource.current.send(pending);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onPayment.mock.calls).toEqual([[pending]]);
  expect(onConnection).toHaveBeenLastCalledWith('live');
  expect(get).not.toHaveBeenCalled();
});

test('ends by itself once paid', async () => {
  FakeEventSource.current.send(paid);
  expect(onPayment).toHaveBeenLastCalledWith(paid);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeEventSource.opened.every(({ isClosed }) => isClosed)).toBe(true);
  expect(get).not.toHaveBeenCalled();
});

test.each(['declined', 'expired'] as const)(
  'keeps following a payment that is %s, because another one may pay its purchase',
  (state) => {
    FakeEventSource.current.send(buildPayment({ state }));
    FakeEventSource.current.send(paid);
    expect(onPayment).toHaveBeenLastCalledWith(paid);
  },
);

test('polls with growing delays, up to 10 s, while the stream is broken, and reopens the stream', async () => {
  FakeEventSource.current.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(1);
  expect(onConnection).toHaveBeenLastCalledWith('polling');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(get).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(get).toHaveBeenCalledTimes(2);

  await vi.advanceTimersByTimeAsync(20_000);
  FakeEventSource.current.send(pending);
  expect(onConnection).toHaveBeenLastCalledWith('live');
  const asked = get.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(get).toHaveBeenCalledTimes(asked);
});

test('polls as well when a stream stays silent, as behind a buffering proxy', async () => {
  get.mockResolvedValue(paid);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onPayment).toHaveBeenLastCalledWith(paid);
});

test('polls less often on a hidden page, and at once when the buyer is back', async () => {
  FakeEventSource.current.fail();
  setHidden(true);
  await vi.advanceTimersByTimeAsync(0);
  const asked = get.mock.calls.length;
  await vi.advanceTimersByTimeAsync(29_000);
  expect(get).toHaveBeenCalledTimes(asked);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(get).toHaveBeenCalledTimes(asked + 1);
});

test('reopens a live stream when the buyer is back', () => {
  const first = FakeEventSource.current;
  first.send(pending);
  setHidden(true);
  setHidden(false);
  expect(first.isClosed).toBe(true);
  FakeEventSource.current.send(paid);
  expect(onPayment).toHaveBeenLastCalledWith(paid);
});

const storeInAnotherTab = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

test('reopens a live stream when another tab has made a payment', () => {
  const first = FakeEventSource.current;
  first.send(pending);
  storeInAnotherTab('purchaseToken');
  expect(first.isClosed).toBe(true);
  FakeEventSource.current.send(paid);
  expect(onPayment).toHaveBeenLastCalledWith(paid);
});

test.each(['dataForm', 'countedEvents', 'paymentStepId'])(
  'ignores anything else that another tab stores: %s',
  async (key) => {
    const stream = FakeEventSource.current;
    stream.send(pending);
    storeInAnotherTab(key);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEventSource.current).toBe(stream);
    expect(get).not.toHaveBeenCalled();
  },
);

test('reports a lost connection, and continues', async () => {
  get.mockRejectedValue(new NoAnswerError('GET', '/', 'network'));
  FakeEventSource.current.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(onConnection).toHaveBeenLastCalledWith('lost');
  get.mockResolvedValue(paid);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onPayment).toHaveBeenLastCalledWith(paid);
});

test('gives up on a payment that does not exist', async () => {
  get.mockRejectedValue(new HttpError('GET', '/', 404, null));
  FakeEventSource.current.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onConnection.mock.calls).toEqual([['missing']]);
  expect(get).toHaveBeenCalledTimes(1);
});

function ForbiddenEventSource(): never {
  throw new DOMException('denied', 'SecurityError');
}

test.each([
  ['has no streams', undefined],
  ['allows no streams', ForbiddenEventSource],
])('polls where the browser %s', async (_, eventSource) => {
  stop();
  vi.stubGlobal('EventSource', eventSource);
  stop = watchPayment('abc', { onPayment, onConnection });
  await vi.advanceTimersByTimeAsync(0);
  expect(onPayment.mock.calls).toEqual([[pending]]);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(get).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

test('does nothing after it was stopped', async () => {
  const stream = FakeEventSource.current;
  stop();
  stream.send(paid);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stream.isClosed).toBe(true);
  expect(onPayment).not.toHaveBeenCalled();
  expect(get).not.toHaveBeenCalled();
});
