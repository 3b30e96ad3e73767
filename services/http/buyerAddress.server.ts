import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/**
 * The caller's address after those of X-Forwarded-For. What the caller wrote there itself stays before it,
 * where nobody believes it; the proxy library alone would pass that on as the only entry.
 */
export function getForwardedFor({ headers, socket }: IncomingMessage): string {
  const claimed = headers['x-forwarded-for'];
  const chain = [claimed].flat().filter((entry) => entry !== undefined && entry !== '');
  return [...chain, socket.remoteAddress ?? 'unknown'].join(', ');
}

const scope = new AsyncLocalStorage<string | undefined>();

/**
 * Answers a request for a page; the calls made meanwhile say where it came from, as the browser's own
 * calls do: limits count by it, and web's address would be everybody's.
 */
export function runForBuyer<Answer>(request: IncomingMessage, answer: () => Answer): Answer {
  return scope.run(getForwardedFor(request), answer);
}

/** X-Forwarded-For of the calls of the request being answered. Server only. */
export const getBuyerAddress = (): string | undefined => scope.getStore();
