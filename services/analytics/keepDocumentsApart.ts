import Router from 'next/router';
import { mayRunTags } from './tagRoutes';

const getPathname = (address: string) => new URL(address, window.location.href).pathname;

const untilShownAgain = () =>
  new Promise<boolean>((resolve) => {
    window.addEventListener(
      'pageshow',
      () => {
        resolve(true);
      },
      { once: true },
    );
  });

interface Keeper {
  needsDocument: (address: string) => boolean;
  goOn: (address: string) => void;
}

const keepers: Keeper[] = [];

/**
 * Keeps a third-party script and the typing of cards in separate documents: a step from one to the
 * other loads another document.
 * @param isRunning whether the script runs in this document; null: the buyer has agreed to none
 * @param isWanted whether the script should run on a page where no card is typed
 */
export function keepDocumentsApart(
  isRunning: () => boolean | null,
  isWanted: (pathname: string) => boolean = mayRunTags,
): { mayRun: () => boolean } {
  const { router } = Router;
  let hadForm = false;
  const goOn = (address: string) => {
    hadForm ||= !mayRunTags(getPathname(address));
  };
  // Pages that this document has shown so far; Next's own start with an underscore.
  const shown = Object.keys(router?.components ?? {}).filter((page) => !page.startsWith('/_'));
  const underWay = router?._inFlightRoute ?? '';
  [window.location.pathname, underWay, ...shown].forEach(goOn);

  const needsDocument = (address: string): boolean => {
    const isRunningNow = isRunning();
    if (isRunningNow === null) return false;
    const pathname = getPathname(address);
    return mayRunTags(pathname) ? hadForm && isWanted(pathname) : isRunningNow;
  };
  keepers.push({ goOn, needsDocument });

  if (router) {
    for (const method of ['push', 'replace'] as const) {
      const change = router[method].bind(router);
      router[method] = (url, as, options) => {
        const target = as ?? url;
        const address = typeof target === 'string' ? target : (target.href ?? '');
        if (needsDocument(address)) {
          window.location[method === 'push' ? 'assign' : 'replace'](address);
          return untilShownAgain();
        }
        goOn(address);
        return change(url, as, options);
      };
    }
  }
  // A step from before the buyer's consent is in the history of this same document.
  Router.beforePopState(({ as }) => {
    if (keepers.some((keeper) => keeper.needsDocument(as))) {
      window.location.reload();
      return false;
    }
    keepers.forEach((keeper) => {
      keeper.goOn(as);
    });
    return true;
  });
  return { mayRun: () => !hadForm };
}
