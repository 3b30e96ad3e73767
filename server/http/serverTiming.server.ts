import type { ServerResponse } from 'node:http';

/**
 * Adds the time since `began` (of `performance.now()`) to `Server-Timing`, in milliseconds. Never on a
 * page that opens by an id, and never for a call about one buyer: its time would tell apart what the
 * same answer hides (docs/decisions/049-what-every-answer-says.md).
 */
export function addServerTiming(
  response: ServerResponse,
  part: 'data' | 'render',
  began: number,
): void {
  response.appendHeader('Server-Timing', `${part};dur=${(performance.now() - began).toFixed(1)}`);
}

export const hasServerTiming = (response: ServerResponse): boolean =>
  response.hasHeader('Server-Timing');
