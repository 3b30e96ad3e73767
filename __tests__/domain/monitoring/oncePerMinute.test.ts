import { oncePerMinute } from '@/domain/monitoring/oncePerMinute';

test('reports at most once a minute, and again after it', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const tell = oncePerMinute((reason) => told.push(reason));
  for (let second = 0; second < 90; second += 1) {
    tell(`away at ${second}`);
    vi.advanceTimersByTime(1_000);
  }
  expect(told).toEqual(['away at 0', 'away at 60']);
  vi.useRealTimers();
});
