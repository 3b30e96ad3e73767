import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `keep` when the buyer leaves the page before sending it: by a reload, for another page or
 * another application. Not at each key, which would cost the buyer time.
 */
export function useSaveOnLeave(keep: () => void): void {
  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    const save = () => {
      keepLatest();
    };
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, []);
}
