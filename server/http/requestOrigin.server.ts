import type { IncomingMessage } from 'node:http';

export function isHttps({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https';
}

export function getOrigin(request: IncomingMessage): string {
  const protocol = isHttps(request) ? 'https' : 'http';
  return `${protocol}://${request.headers.host ?? 'localhost'}`;
}
