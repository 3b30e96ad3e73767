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
 * For what has another place beside the brand's pane. Styles say it better where the server renders
 * the part: it cannot know.
 */
export const useIsWide = () => useSyncExternalStore(subscribe, read, assumeOnServer);
