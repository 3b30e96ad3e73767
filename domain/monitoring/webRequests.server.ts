import type { IncomingMessage, ServerResponse } from 'node:http';

type WatchRequest = (request: IncomingMessage, response: ServerResponse) => void;

declare global {
  var watchWebRequest: WatchRequest | undefined;
}

/** Of the process, not of a module: the server and the pages are bundles of their own. */
export function setWebRequestWatcher(watch: WatchRequest): void {
  globalThis.watchWebRequest = watch;
}

/** Tells of a request that web has taken, within its trace. */
export const tellWebRequest: WatchRequest = (request, response) =>
  globalThis.watchWebRequest?.(request, response);
