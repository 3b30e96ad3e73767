import type { IncomingMessage, ServerResponse } from 'node:http';
import { oneOfProcess } from '../oneOfProcess.server';

type WatchRequest = (request: IncomingMessage, response: ServerResponse) => void;

const watcher = oneOfProcess<{ watch: WatchRequest }>('web request watcher', () => ({
  watch: () => undefined,
}));

export function setWebRequestWatcher(watch: WatchRequest): void {
  watcher.watch = watch;
}

export const tellWebRequest: WatchRequest = (request, response) => {
  watcher.watch(request, response);
};
