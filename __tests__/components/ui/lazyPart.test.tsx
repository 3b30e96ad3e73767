import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from '@/components/ui/lazyPart';

const Part = () => <p>The part</p>;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const build = (load: () => Promise<typeof Part>) => {
  const Lazy = lazyPart(load, <p>Its place</p>);
  return (
    <>
      <p>The rest</p>
      <Lazy />
    </>
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('code that fails to load is requested again, with growing delays', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Failed to load chunk'));
  render(build(load));
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByText('Its place')).toBeVisible();
  load.mockResolvedValue(Part);
  await pass(3_000);
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByText('Its place')).toBeNull();
});

test('the server renders the placeholder, without a boundary, and the browser the part', async () => {
  const page = build(() => Promise.resolve(Part));
  const html = renderToString(page);
  expect(html).toBe('<p>The rest</p><p>Its place</p>');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const root = await act(() => Promise.resolve(hydrateRoot(container, page)));
  await pass(0);
  expect(container).toHaveTextContent('The restThe part');
  act(() => {
    root.unmount();
  });
  container.remove();
});
