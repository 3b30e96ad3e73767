import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsHydrated } from './useIsHydrated';

/** The delay doubles with each retry. */
const firstRetryMs = 3_000;

/**
 * A part of a page that only the browser renders, with a chunk of its own: the server renders a
 * placeholder. The chunk is requested until it arrives, so that no page fails without it: the rest of
 * the page, and the values typed into it, stay. The document says that something is missing, and how
 * to reload the page (components/shell/lostScripts.ts).
 * @param place the placeholder, as high as the part
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
