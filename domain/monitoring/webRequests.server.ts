import type { IncomingMessage, ServerResponse } from 'node:http';
import { getProcessSingleton } from '../processSingleton.server';

type WatchRequest = (request: IncomingMessage, response: ServerResponse) => void;

const watcher = getProcessSingleton<{ watch: WatchRequest }>('web request watcher', () => ({
  watch: () => undefined,
}));

export function setWebRequestWatcher(watch: WatchRequest): void {
  watcher.watch = watch;
}

export const recordWebRequest: WatchRequest = (request, response) => {
  watcher.watch(request, response);
};
