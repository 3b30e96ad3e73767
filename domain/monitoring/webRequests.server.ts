import type { IncomingMessage, ServerResponse } from 'node:http';
import { oneOfProcess } from '../oneOfProcess.server';

type WatchRequest = (request: IncomingMessage, response: ServerResponse) => void;

const watcher = oneOfProcess<{ watch: WatchRequest }>('web request watcher', () => ({
  watch: () => undefined,
}));

/** Who is told of the requests that web takes; until then nobody is. */
export function setWebRequestWatcher(watch: WatchRequest): void {
  watcher.watch = watch;
}

/** Tells of a request that web has taken, within its trace. */
export const tellWebRequest: WatchRequest = (request, response) => {
  watcher.watch(request, response);
};
