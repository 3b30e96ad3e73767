import { createKeyedQueue } from '@/commerce/keyedQueue';

/** A task that runs until it is let go. */
function heldTask() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const run = jest.fn(() => held);
  return { letGo, run };
}

test('tasks of one key run one after the other, those of others meanwhile', async () => {
  const queue = createKeyedQueue(10);
  const [first, second, other] = [heldTask(), heldTask(), heldTask()];
  const ended = [queue.run('a', first.run), queue.run('a', second.run), queue.run('b', other.run)];
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

test('a task that fails holds up no other', async () => {
  const queue = createKeyedQueue(10);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});

test('too many that wait for one key are refused at once, others not', async () => {
  const queue = createKeyedQueue(1);
  const { letGo, run } = heldTask();
  const waiting = [queue.run('a', run), queue.run('a', run)];
  await expect(queue.run('a', run)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(queue.run('b', () => Promise.resolve(1))).resolves.toBe(1);
  letGo();
  await Promise.all(waiting);
  await expect(queue.run('a', () => Promise.resolve(2))).resolves.toBe(2);
});
