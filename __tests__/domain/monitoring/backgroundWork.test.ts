import { setWorkWatcher, tellOfWork } from '@/domain/monitoring/backgroundWork.server';

const end = vi.fn();
const begin = vi.fn(() => end);

beforeEach(() => {
  vi.clearAllMocks();
  setWorkWatcher(begin);
});
afterEach(() => {
  setWorkWatcher(() => () => undefined);
});

test('work is told of by its name, until its end', async () => {
  await tellOfWork('give back', async () => {
    await Promise.resolve();
    expect(end).not.toHaveBeenCalled();
  });
  expect(begin).toHaveBeenCalledExactlyOnceWith('give back');
  expect(end).toHaveBeenCalledExactlyOnceWith('success');
});

test('work that fails is told of as such, and fails', async () => {
  await expect(tellOfWork('give back', () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(end).toHaveBeenCalledExactlyOnceWith('failure');
});
