import { setWorkWatcher, runWatched } from '@/domain/monitoring/backgroundWork.server';

const end = vi.fn();
const begin = vi.fn(() => end);

beforeEach(() => {
  vi.clearAllMocks();
  setWorkWatcher(begin);
});
afterEach(() => {
  setWorkWatcher(() => () => undefined);
});

test('work is reported by its name when it starts, and with its outcome when it ends', async () => {
  await runWatched('give back', async () => {
    await Promise.resolve();
    expect(end).not.toHaveBeenCalled();
  });
  expect(begin).toHaveBeenCalledExactlyOnceWith('give back');
  expect(end).toHaveBeenCalledExactlyOnceWith('success');
});

test('failing work is reported as a failure, and its error is thrown', async () => {
  await expect(runWatched('give back', () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(end).toHaveBeenCalledExactlyOnceWith('failure');
});
