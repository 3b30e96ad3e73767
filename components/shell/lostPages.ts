import Router from 'next/router';
import type { LostReason } from './lostScripts';

/** Milliseconds between two looks at whether a script was lost (lostScripts.ts). */
const pause = 1_000;

/** A browser below the baseline ('old') gets its scripts all the same. */
const lost: LostReason = 'script';

/**
 * Next waits without end for a page whose script was lost while it was fetched ahead: from now on its
 * document is opened instead.
 */
export function watchLostPages(): void {
  let watch: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(watch);
  };
  Router.events.on('routeChangeStart', (address: string) => {
    end();
    watch = setInterval(() => {
      if (document.documentElement.dataset['lost'] !== lost) return;
      end();
      window.location.assign(address);
    }, pause);
  });
  Router.events.on('routeChangeComplete', end);
  Router.events.on('routeChangeError', end);
}
