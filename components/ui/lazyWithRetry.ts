import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code is asked for until it comes, each time after twice the wait. Meanwhile
 * the rest of the page, and what is typed into it, stays; what the server has rendered of the part
 * does too.
 * @param longest milliseconds; a part that the page cannot do without fails after a wait as long, and
 * with it the page
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  longest = Infinity,
) {
  const loadPart = (wait: number): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        if (wait > longest) throw error;
        return new Promise((resolve) => setTimeout(resolve, wait)).then(() => loadPart(wait * 2));
      },
    );
  return lazy(() => loadPart(3_000));
}
