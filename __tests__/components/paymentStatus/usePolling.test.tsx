import { renderHook } from '@testing-library/react';
import { usePolling } from '@/components/paymentStatus/usePolling';

const ask = vi.fn<(passedMs: number) => Promise<string | null>>();
const onAnswer = vi.fn<(answer: string) => void>();
const minute = 60_000;

const poll = (lastsMs?: number) =>
  renderHook(() => {
    usePolling(true, { ask, onAnswer, ...(lastsMs !== undefined && { lastsMs }) });
  });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const hidden = vi.spyOn(document, 'hidden', 'get');
function show(isShown: boolean): void {
  hidden.mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** @returns how often it was asked in this time */
async function countIn(milliseconds: number): Promise<number> {
  ask.mockClear();
  await pass(milliseconds);
  return ask.mock.calls.length;
}

beforeEach(() => {
  vi.resetAllMocks();
  hidden.mockReturnValue(false);
  ask.mockResolvedValue(null);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a hidden page asks nothing, and asks as soon as the buyer returns to it', async () => {
  poll();
  await pass(minute);
  show(false);
  expect(await countIn(10 * minute)).toBe(0);
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await countIn(10 * minute)).toBeGreaterThan(10);
  // A short absence starts no second timer.
  for (const isShown of [false, true]) show(isShown);
  expect(await countIn(10 * minute)).toBeLessThan(25);
});

test('asks nothing without the buyer once its time is over, and asks when they return', async () => {
  poll(5 * minute);
  expect(await countIn(6 * minute)).toBeGreaterThan(20);
  expect(await countIn(10 * minute)).toBe(0);
  for (const isShown of [false, true]) show(isShown);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await countIn(10 * minute)).toBe(0);
});

test('a return to the page asks again, though the last answer is still missing, and only the newest counts', async () => {
  const answers: ((answer: string) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  poll();
  await pass(minute);
  for (const isShown of [false, true]) show(isShown);
  expect(ask).toHaveBeenCalledTimes(2);
  answers[1]?.('newest');
  await pass(0);
  answers[0]?.('outdated');
  await pass(0);
  expect(onAnswer.mock.calls).toEqual([['newest']]);
  // One timer goes on, not two.
  expect(await countIn(minute)).toBe(1);
});
