import { runExclusive } from '@/commerce/runExclusive';

function heldTask() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const run = vi.fn(() => held);
  return { letGo, run };
}

test('tasks of one key run one after the other, while those of other keys run', async () => {
  const [first, second, other] = [heldTask(), heldTask(), heldTask()];
  const ended = [
    runExclusive('a', first.run),
    runExclusive('a', second.run),
    runExclusive('b', other.run),
  ];
  await Promise.resolve();
  expect(first.run).toHaveBeenCalled();
  expect(second.run).not.toHaveBeenCalled();
  expect(other.run).toHaveBeenCalled();
  first.letGo();
  await ended[0];
  expect(second.run).toHaveBeenCalled();
  second.letGo();
  other.letGo();
  await Promise.all(ended);
});

test('a failed task does not block the next one of its key', async () => {
  await expect(runExclusive('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(runExclusive('a', () => Promise.resolve(1))).resolves.toBe(1);
});

test('too many tasks waiting for one key are refused at once, those of other keys are not', async () => {
  const { letGo, run } = heldTask();
  const waiting = Array.from({ length: 31 }, () => runExclusive('a', run));
  await expect(runExclusive('a', run)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(runExclusive('b', () => Promise.resolve(1))).resolves.toBe(1);
  letGo();
  await Promise.all(waiting);
  await expect(runExclusive('a', () => Promise.resolve(2))).resolves.toBe(2);
});
