import { withinLastWords } from '@/domain/monitoring/endOnUncaught.server';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a receiver that says nothing is waited for no longer than two seconds', async () => {
  const ended = jest.fn();
  void withinLastWords(new Promise(() => undefined)).then(ended);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalled();
});

test.each([
  ['answers', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('away'))],
])('one that %s is not waited for any more', async (_, told) => {
  await withinLastWords(told());
  expect(jest.getTimerCount()).toBe(0);
});
