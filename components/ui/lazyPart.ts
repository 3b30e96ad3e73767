import { type ComponentType, lazy } from 'react';

/** Milliseconds before a part is asked for again; each time twice as many. */
const firstWait = 3_000;

/**
 * A part of a page whose code comes by itself. It is asked for until it comes, so that no page fails for
 * the want of it: the rest of the page, and what is typed into it, stays; what the server has rendered of
 * the part does too. That something is missing, and how to load the page again, is said by the document
 * (components/shell/lostScripts.ts).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadPart = (wait: number): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, wait)).then(() => loadPart(wait * 2)),
    );
  return lazy(() => loadPart(firstWait));
}
