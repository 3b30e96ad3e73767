import { restartDelay } from '@/scripts/processes/restartDelay';

describe('restartDelay', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 16],
    [6, 30],
    [5000, 30],
  ])('waits after failure %i for %i seconds', (failures, seconds) => {
    expect(restartDelay(failures)).toBe(seconds);
  });
});
