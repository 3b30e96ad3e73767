import type { IncomingMessage } from 'node:http';

/**
 * Adds the caller's address to X-Forwarded-For. What the caller wrote there itself stays before it,
 * where nobody believes it; the proxy library alone would pass that on as the only entry.
 */
export function appendForwardedAddress({ headers, socket }: IncomingMessage): void {
  const claimed = headers['x-forwarded-for'];
  const chain = [claimed].flat().filter((entry) => entry !== undefined && entry !== '');
  headers['x-forwarded-for'] = [...chain, socket.remoteAddress ?? 'unknown'].join(', ');
}
