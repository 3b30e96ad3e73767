import type { ClientRequest, IncomingMessage } from 'node:http';
import { paths } from '@/contract/paths';
import { storedCardCookies } from '@/domain/storedCards';
import { getForwardedFor } from '@/services/http/buyerAddress.server';

const serviceCookies = Object.values(storedCardCookies).map((name) => `${name}=`);
const isOfService = (cookie: string) => serviceCookies.some((name) => cookie.startsWith(name));

/** Headers of one connection, which are never forwarded (RFC 9110, 7.6.1). */
const hopByHop = [
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

const findHopByHop = (connection: string | undefined): readonly string[] => [
  ...hopByHop,
  ...(connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim()),
];

const ofWeb = ['server', 'strict-transport-security', 'x-powered-by'];

export function cleanCall(upstream: ClientRequest, { headers }: IncomingMessage): void {
  for (const name of findHopByHop(headers.connection)) if (name !== '') upstream.removeHeader(name);
  // The service identifies buyers by unguessable ids, never by this site's cookies.
  const own = headers.cookie?.split(/; */).filter(isOfService) ?? [];
  if (own.length === 0) upstream.removeHeader('cookie');
  else upstream.setHeader('cookie', own.join('; '));
}

export function cleanAnswer(answer: IncomingMessage, request: IncomingMessage): void {
  for (const name of [...findHopByHop(answer.headers.connection), ...ofWeb])
    Reflect.deleteProperty(answer.headers, name);
  delete answer.headers.connection;
  // The service may set only its own cookies for this site.
  const set = answer.headers['set-cookie']?.filter(isOfService) ?? [];
  if (set.length === 0) delete answer.headers['set-cookie'];
  else answer.headers['set-cookie'] = set;
  // Whichever service gave the key: homologation's must never reach a buyer who pays with real money.
  if (request.url?.split('?', 1)[0] === paths.cardKey) {
    Object.assign(answer.headers, { 'cache-control': 'no-store', vary: 'cookie' });
  }
  // Compression would hold back the events of a stream.
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    answer.headers['cache-control'] = 'no-cache, no-transform';
  }
}

export function appendForwardedAddress(request: IncomingMessage): void {
  request.headers['x-forwarded-for'] = getForwardedFor(request);
}
