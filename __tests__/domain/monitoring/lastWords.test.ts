import { withinFlushTimeout } from '@/domain/monitoring/endOnUncaught.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits at most two seconds for a receiver that does not answer', async () => {
  const ended = vi.fn();
  void withinFlushTimeout(new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalled();
});

test.each([
  ['answers', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('away'))],
])('does not wait any longer for a receiver that %s', async (_, told) => {
  await withinFlushTimeout(told());
  expect(vi.getTimerCount()).toBe(0);
});
