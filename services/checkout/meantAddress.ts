import { linkParameterNames } from '@/domain/link/linkParameters';
import { decodeLinkText, dropUnseen } from '@/domain/link/linkText';
import { readLink } from '@/domain/link/readLink';
import { wideAmpersand } from '@/domain/link/wideCharacters';
import { findLocale } from './locale';
import {
  expiredLinkRoute,
  paymentVerificationRoute,
  routes,
  subscriptionWelcomeRoute,
  successInvoiceRoute,
  withQuery,
} from './routes';

const otherRoutes = [
  '/upsell-presentation',
  '/upsell-payment',
  subscriptionWelcomeRoute,
  paymentVerificationRoute,
  successInvoiceRoute,
  '/livelo/payment-method',
  '/livelo/payment',
  '/livelo/error',
  '/livelo/select-device',
  '/livelo/code',
  expiredLinkRoute,
];

const place = '/{id}';
const allRoutes = [...Object.values(routes), ...otherRoutes];
const plainRoutes: ReadonlySet<string> = new Set(
  allRoutes.filter((route) => !route.endsWith(place)),
);
const idRoutes: ReadonlySet<string> = new Set(
  allRoutes.flatMap((route) => (route.endsWith(place) ? route.slice(0, -place.length) : [])),
);

const named = `(?:${linkParameterNames.join('|')})(?:=|%(?:25)*3d)`;

const queryStart = new RegExp(
  `(?:[?&;]|%(?:25)*(?:3f|26|3b)|${wideAmpersand})+|(?:=|%(?:25)*3d)3f(?=${named})` +
    `|(?=${named}(?!%(?:25)*3d)[^=?&])`,
  'i',
);
const startsNamed = new RegExp(`^${named}`, 'i');

const maxPathLength = 1_000;

/**
 * The page that an address means but misspells: its `?` is escaped or lost, its letters are of another
 * case, or marks stand around it. An id keeps its letters. The rest is the query, byte for byte. null:
 * the address means no page, or is written right. The result is always a route of ours, never a
 * foreign address.
 *
 *     /lead%3Fproduct=medcof&seller=ana   /lead?product=medcof&seller=ana
 *     /lead&product=medcof                /lead?product=medcof
 *     /LEAD.?product=medcof               /lead?product=medcof
 *     /pt-BR/lead?product=medcof          /lead?product=medcof&locale=pt-BR
 *
 * @param address path and query as they came
 */
export function findCorrectedAddress(address: string): string | null {
  const start = queryStart.exec(address);
  const rawPath = start ? address.slice(0, start.index) : address;
  const rawQuery = start ? address.slice(start.index + start[0].length) : '';
  if (rawPath.length > maxPathLength) return null;
  const [language, ownPath] = splitLanguage(rawPath);
  const path =
    readPath(ownPath) ??
    readPath(ownPath.replace(lineBreak, '')) ??
    (startsNamed.test(rawQuery) ? readRoot(ownPath) : null);
  if (path === null || path === address.split('?', 1)[0]) return null;
  return withQuery(path, language === null ? rawQuery : withLanguage(rawQuery, language));
}

const lineBreak = /(?:=|%3d)?(?:%0d)?%0a/gi;

const startsLanguage = /^\/((?:pt|es|en|fr|it|de)(?:[-_][a-z]{2})?)(?=\/|$)/i;

function splitLanguage(rawPath: string): [string | null, string] {
  const [start = '', language = null] = startsLanguage.exec(rawPath) ?? [];
  return [language, rawPath.slice(start.length)];
}

function withLanguage(rawQuery: string, language: string): string {
  const locale = findLocale(language);
  if (locale === undefined || readLink(rawQuery).has('locale')) return rawQuery;
  return rawQuery === '' ? `locale=${locale}` : `${rawQuery}&locale=${locale}`;
}

const tail = /([\p{L}\p{N}_=-])(?:[\s<\\]|\]\().*/su;

const readSegments = (rawPath: string) =>
  dropUnseen(decodeLinkText(rawPath).replace(tail, '$1')).split('/');

const trimName = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/%.*|\.html?$/s, '')
    .replace(/[^a-z]+$/, '');

const dropMarksAroundId = (text: string) =>
  text
    .replace(/^[^\p{L}\p{N}_{%-]+/u, '')
    .replace(/[\s%].*/s, '')
    .replace(/[^\p{L}\p{N}_}=-]+$/u, '');

function readPath(rawPath: string): string | null {
  const written = readSegments(rawPath);
  // No address of ours contains `..`.
  if (written.includes('..')) return null;
  const segments = written.filter((segment) => /[\p{L}\p{N}]/u.test(segment));
  const route = segments.map((segment) => `/${trimName(segment)}`).join('');
  if (plainRoutes.has(route)) return route;
  // No route of ours continues behind an id: browsers turn a line break that was written as `\n` into
  // `/n`.
  const [page = '', given = ''] = segments;
  const idRoute = `/${trimName(page)}`;
  const id = dropMarksAroundId(given);
  if (!idRoutes.has(idRoute) || id === '') return null;
  return `${idRoute}/${encodeURIComponent(id)}`;
}

const readRoot = (rawPath: string) =>
  readSegments(rawPath).every((segment) => trimName(segment) === '') ? '/' : null;

const entity = '(?:0*38|x0*26)(?:;|%3b)(?:amp;)*';
const fragmentStart = new RegExp(`^#(?:${entity}(?=[a-z_][\\w-]*[=%])|[?&;!/]*(?=${named}))`, 'i');
const innerEntity = new RegExp(`&#${entity}`, 'gi');

const valueEnd = /^#([^&=]*)(.*)$/s;
const furtherNamed = new RegExp(`&(?:amp;)*${named}`, 'i');
const endsWithoutValue = new RegExp(`(?:^|&)${named}$`, 'i');

function readValueEnd(query: string, hash: string): string | null {
  const [, value = '', further = ''] = valueEnd.exec(hash.replace(innerEntity, '&')) ?? [];
  // A fragment of another system: `#access_token=x`.
  if (further.startsWith('=') || query === '') return null;
  const isValue = endsWithoutValue.test(query) && /[\p{L}\p{N}]/u.test(value);
  if (!isValue && !furtherNamed.test(further)) return null;
  return `%23${value.replace(/#/g, '%23')}${further}`;
}

/**
 * The address that a link means when its query, or the end of it, stands behind `#`, where no server
 * sees it. null: no query stands there.
 *
 *     /lead?product=medcof&#038;seller=ana   /lead?product=medcof&seller=ana
 *     /lead#?product=medcof                  /lead?product=medcof
 *     /lead?product=medcof&voucher=#MED10    /lead?product=medcof&voucher=%23MED10
 *
 * @param route the page's own address, without query and fragment
 */
export function findWholeAddress(
  { hash, search }: { search: string; hash: string },
  route: string,
): string | null {
  const start = fragmentStart.exec(hash);
  const query = search.replace(/^\?|(?:&(?:amp;)*)+$/g, '');
  if (!start) {
    const end = readValueEnd(query, hash);
    return end === null ? null : withQuery(route, query + end);
  }
  const rest = hash.slice(start[0].length).replace(innerEntity, '&');
  return withQuery(route, query === '' ? rest : `${query}&${rest}`);
}

function findLeftAddress(): string | null {
  const { page, props } = window.__NEXT_DATA__;
  // `__NEXT_DATA__` describes the document, whatever page was opened in it since.
  if (page !== window.location.pathname) return null;
  const pageProps: unknown = props.pageProps;
  const isLedAway = typeof pageProps === 'object' && pageProps !== null && 'retryPath' in pageProps;
  return isLedAway && typeof pageProps.retryPath === 'string' ? pageProps.retryPath : null;
}

/**
 * Opens the whole link where a part of it stands behind `#`. The page's code waits for it, because
 * the page may show another price than the link's.
 */
export async function openWholeAddress(): Promise<void> {
  const { location } = window;
  const address = findWholeAddress(location, findLeftAddress() ?? location.pathname);
  if (address === null) return;
  location.replace(location.origin + address);
  await new Promise(() => undefined);
}
