import { inTurn } from '@/commerce/inTurn';

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
  const ended = [inTurn('a', first.run), inTurn('a', second.run), inTurn('b', other.run)];
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
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn('a', () => Promise.resolve(1))).resolves.toBe(1);
});

test('too many tasks waiting for one key are refused at once, those of other keys are not', async () => {
  const { letGo, run } = heldTask();
  const waiting = Array.from({ length: 31 }, () => inTurn('a', run));
  await expect(inTurn('a', run)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(inTurn('b', () => Promise.resolve(1))).resolves.toBe(1);
  letGo();
  await Promise.all(waiting);
  await expect(inTurn('a', () => Promise.resolve(2))).resolves.toBe(2);
});
