import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/**
 * Appends the caller's address to X-Forwarded-For. What the caller wrote there stays before it and is
 * not trusted; the proxy library alone would pass that on as the only entry.
 */
export function getForwardedFor({ headers, socket }: IncomingMessage): string {
  const claimed = headers['x-forwarded-for'];
  const chain = [claimed].flat().filter((entry) => entry !== undefined && entry !== '');
  return [...chain, socket.remoteAddress ?? 'unknown'].join(', ');
}

const scope = new AsyncLocalStorage<string | undefined>();

/**
 * Answers a request for a page. The calls made meanwhile carry the buyer's address, because rate
 * limits count by it, and web's own would count for all buyers.
 */
export function runForBuyer<Answer>(request: IncomingMessage, answer: () => Answer): Answer {
  return scope.run(getForwardedFor(request), answer);
}

export const getBuyerAddress = (): string | undefined => scope.getStore();
