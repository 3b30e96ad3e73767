import { type ComponentType, lazy } from 'react';

/** Milliseconds. */
const retryAfter = 3_000;

/**
 * A part of a page whose code is asked for until it comes. Meanwhile the rest of the page, and what
 * is typed into it, stays; what the server has rendered of the part does too.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadPart = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, retryAfter)).then(loadPart),
    );
  return lazy(loadPart);
}
