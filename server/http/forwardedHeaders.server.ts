import type { ClientRequest, IncomingMessage } from 'node:http';
import { paths } from '@/contract/paths';
import { storedCardCookies } from '@/domain/storedCards';
import { getForwardedFor } from '@/services/http/buyerAddress.server';

/** The one cookie that is the service's own, by its two names. */
const serviceCookies = Object.values(storedCardCookies).map((name) => `${name}=`);
const isOfService = (cookie: string) => serviceCookies.some((name) => cookie.startsWith(name));

/**
 * Of one connection, never of the way behind it (RFC 9110, 7.6.1). What `connection` itself says is
 * made again for each.
 */
const hopByHop = [
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** With those that a connection names as its own. */
const findHopByHop = (connection: string | undefined): readonly string[] => [
  ...hopByHop,
  ...(connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim()),
];

/** Web says by itself how long browsers come by https, and who answers is nobody's business. */
const ofWeb = ['server', 'strict-transport-security', 'x-powered-by'];

/** Takes out of a call, before it is sent, what is not the service's business. */
export function cleanCall(upstream: ClientRequest, { headers }: IncomingMessage): void {
  for (const name of findHopByHop(headers.connection)) if (name !== '') upstream.removeHeader(name);
  // The service knows buyers by unguessable ids, never by this site's cookies.
  const own = headers.cookie?.split(/; */).filter(isOfService) ?? [];
  if (own.length === 0) upstream.removeHeader('cookie');
  else upstream.setHeader('cookie', own.join('; '));
}

/** Takes out of an answer what only web says to browsers, and says what no cache may keep of it. */
export function cleanAnswer(answer: IncomingMessage, request: IncomingMessage): void {
  for (const name of [...findHopByHop(answer.headers.connection), ...ofWeb])
    Reflect.deleteProperty(answer.headers, name);
  delete answer.headers.connection;
  // It sets no other cookie for this site than its own.
  const set = answer.headers['set-cookie']?.filter(isOfService) ?? [];
  if (set.length === 0) delete answer.headers['set-cookie'];
  else answer.headers['set-cookie'] = set;
  // Whichever service gave it: homologation's must never come to who pays with real money.
  if (request.url?.split('?', 1)[0] === paths.cardKey) {
    Object.assign(answer.headers, { 'cache-control': 'no-store', vary: 'cookie' });
  }
  // A compressed stream is a held-back stream.
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    answer.headers['cache-control'] = 'no-cache, no-transform';
  }
}

/** Adds the caller's address to X-Forwarded-For. */
export function appendForwardedAddress(request: IncomingMessage): void {
  request.headers['x-forwarded-for'] = getForwardedFor(request);
}
