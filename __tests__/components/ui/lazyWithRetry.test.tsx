import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>The page failed</p> : this.props.children);
}

const Part = () => <p>The part</p>;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const show = (load: () => Promise<typeof Part>, longest?: number) => {
  const Lazy = lazyWithRetry(load, longest);
  return render(
    <Boundary>
      <p>The rest</p>
      <Suspense>
        <Lazy />
      </Suspense>
    </Boundary>,
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
  load.mockResolvedValue(Part);
  await pass(3_000);
  expect(screen.getByText('The part')).toBeVisible();
});

test('a part that the page cannot do without fails in the end, and is not silent', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  show(() => Promise.reject(new Error('Failed to load chunk')), 9_000);
  await pass(8_000);
  expect(screen.getByText('The rest')).toBeVisible();
  await pass(2_000);
  expect(screen.getByText('The page failed')).toBeVisible();
  logged.mockClear();
});
