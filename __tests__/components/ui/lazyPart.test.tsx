import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';

const Part = () => <p>The part</p>;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const show = (load: () => Promise<typeof Part>) => {
  const Lazy = lazyPart(load);
  return render(
    <>
      <p>The rest</p>
      <Suspense>
        <Lazy />
      </Suspense>
    </>,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('code that does not come is asked for again, after longer each time', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Failed to load chunk'));
  show(load);
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The rest')).toBeVisible();
  load.mockResolvedValue(Part);
  await pass(3_000);
  expect(screen.getByText('The part')).toBeVisible();
});
