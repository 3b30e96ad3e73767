import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsHydrated } from './useIsHydrated';

/** Each time twice as many. */
const firstRetryMs = 3_000;

/**
 * A part of a page that belongs to the browser alone, where its code comes by itself: the server
 * renders only its place. It is asked for until it comes, so that no page fails for the want of it:
 * the rest of the page, and what is typed into it, stays. The document says that something is
 * missing, and how to load the page again (components/shell/lostScripts.ts).
 * @param place what stands there until then, as high as the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
) {
  const loadPart = (wait: number): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise((resolve) => setTimeout(resolve, wait)).then(() => loadPart(wait * 2)),
    );
  const Loaded: ComponentType<Props> = lazy(() => loadPart(firstRetryMs));
  return function LazyPart(props: Props) {
    return useIsHydrated() ? (
      <Suspense fallback={place}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      place
    );
  };
}
