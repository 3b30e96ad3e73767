import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `keep` when the buyer leaves the page before sending it: by a reload, for another page or
 * another application. Not at each key, which would cost the buyer time.
 */
export function useSaveOnLeave(keep: () => void): void {
  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => {
      keepLatest();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
}
