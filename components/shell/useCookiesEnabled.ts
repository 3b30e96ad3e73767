import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const read = () => navigator.cookieEnabled;
const assumeOnServer = () => true;

/** Whether the browser keeps cookies. The server cannot know and assumes that it does. */
export function useCookiesEnabled(): boolean {
  return useSyncExternalStore(never, read, assumeOnServer);
}
