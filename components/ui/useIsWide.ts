import { useSyncExternalStore } from 'react';
import { from } from './layout';

const query = from('desktop');

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
  };
}

const read = () => window.matchMedia(query).matches;
const assumeOnServer = () => false;

/**
 * For a part that has another place beside the brand's pane. Where the server renders the part, styles
 * are better: the server does not know the width.
 */
export const useIsWide = () => useSyncExternalStore(subscribe, read, assumeOnServer);
