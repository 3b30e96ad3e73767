import type { IncomingMessage } from 'node:http';

/** Next notes of every request how it came; a proxy in front of it has the first word. */
export function isHttps({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https';
}

/** Where a page was opened, such as https://checkout.example */
export function getOrigin(request: IncomingMessage): string {
  const protocol = isHttps(request) ? 'https' : 'http';
  return `${protocol}://${request.headers.host ?? 'localhost'}`;
}
