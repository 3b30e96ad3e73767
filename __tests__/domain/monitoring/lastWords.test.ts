import { withinLastWords } from '@/domain/monitoring/endOnUncaught.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a receiver that says nothing is waited for no longer than two seconds', async () => {
  const ended = vi.fn();
  void withinLastWords(new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalled();
});

test.each([
  ['answers', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('away'))],
])('one that %s is not waited for any more', async (_, told) => {
  await withinLastWords(told());
  expect(vi.getTimerCount()).toBe(0);
});
