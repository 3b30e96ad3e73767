import type { ServerResponse } from 'node:http';

const streamEndMs = 1_000;

/**
 * Asks the pages of open event streams to reconnect, which they do elsewhere, and ends the streams
 * within a second, also those whose pages read nothing.
 */
export function endStreams(streams: readonly ServerResponse[]): void {
  // The page's own reconnect delay is for a failing service; here another one is healthy.
  for (const response of streams) response.write('retry: 500\n\n');
  setTimeout(() => {
    streams.forEach((response) => response.destroy());
  }, streamEndMs).unref();
}
