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
 * Whether the brand's pane stands beside what is to be done, for what has another place there. Styles
 * say it better where the server renders the part: it cannot know.
 */
export const useIsWide = () => useSyncExternalStore(subscribe, read, assumeOnServer);
