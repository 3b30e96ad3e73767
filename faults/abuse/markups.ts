import { linkParameterNames } from '@/domain/link/linkParameters';
import { inParallel } from '../inParallel';
import {
  createFigure,
  createLimitFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import type { FaultSystem } from '../system';
import { startInjectingService } from './injectingService';
import { type Visited, visitPage } from './visitPage';

export const redirectCount = 500;
export const markupCount = 300;
const width = 8;

const evil = 'evil.example';

const redirects = [
  `//${evil}`,
  `https://${evil}/`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `https:${evil}`,
  `/%2f%2f${evil}`,
  `//${evil}/%2e%2e`,
  `javascript:location='//${evil}'`,
  `\r\nLocation: https://${evil}/`,
];

/** Those that are read, and those by which other sites are led astray. */
const parameters = [...linkParameterNames, 'next', 'url', 'redirect', 'return_to', 'continue'];

const oddPaths: readonly (readonly [path: string, host?: string])[] = [
  [`//${evil}`],
  [`//${evil}/`],
  [`//${evil}/lead`],
  [`///${evil}/lead/`],
  [`/\\${evil}/`],
  [`/%5c${evil}/`],
  [`/%2f${evil}/`],
  [`/lead/..//${evil}/`],
  [`http://${evil}/lead/`],
  [`http://${evil}/?product=ms`],
  ['/?product=ms', evil],
  ['/lead/?product=ms', evil],
  ['/', `${evil}:80`],
];

const markups = [
  '<script>mark()</script>',
  '</script><script>mark()</script>',
  '"><svg onload=mark()>',
  "'><img src=x onerror=mark()>",
  '" autofocus onfocus=mark() x="',
  '<iframe srcdoc="<script>mark()</script>">',
  '</title><script>mark()</script>',
  '</textarea><script>mark()</script>',
  '<!--<script>mark()',
  'javascript:mark()',
  '[mark](javascript:mark())',
  '<a href="javascript:mark()">mark</a>',
];

const configuredPages = [
  '/lead?product=ms',
  '/payment?product=ms',
  '/lead?product=medcof&flowId=contract',
  '/md?product=medcof&flowId=contract',
  '/lead?product=conquer',
  '/video?product=wup',
  '/phone-verification?product=conquer',
  '/success?product=ms',
  '/payment/upsell?product=wup',
  '/lead?product=live',
];

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

const dataBlocks = /<script[^>]* type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs;
const quoted = /"[^"]*"/g;

export function findRunning(html: string): string | undefined {
  const data = [...html.matchAll(dataBlocks)].map(([, json = '']) => json);
  if (!data.every(isWhole)) return 'data that has been ended';
  const page = html.replaceAll(dataBlocks, '');
  const script = /<script(?![^>]*\ssrc=)[^>]*>[^<]*mark\(\)/.exec(page);
  const address = /(?:href|src|action|formaction|srcdoc)="\s*(?:javascript:|<)[^"]*/i.exec(page);
  const handler = /<[a-z][^>]*\son[a-z]+\s*=\s*mark/i.exec(page.replaceAll(quoted, '""'));
  return (script ?? address ?? handler)?.[0];
}

export function leadsAway({ html, location }: Pick<Visited, 'html' | 'location'>, webUrl: string) {
  const addresses = [...html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  const isEvil = (address: string) =>
    URL.canParse(address, webUrl) && new URL(address, webUrl).hostname === evil;
  return (
    addresses.some(isEvil) ||
    (location !== undefined &&
      (!URL.canParse(location, webUrl) || new URL(location, webUrl).host !== new URL(webUrl).host))
  );
}

function createPath(page: string, name: string, value: string): string {
  const query = new URLSearchParams({ product: 'ms' });
  query.set(name, value);
  return `${page}?${query.toString()}`;
}

/**
 * Links with a value in one parameter each. Every parameter of every page comes before one comes
 * again, and then with another value.
 */
function listLinks(pages: readonly string[], values: readonly string[], count: number): string[] {
  const targets = pages.flatMap((page) => parameters.map((name) => ({ page, name })));
  return Array.from({ length: count }).flatMap((_, index) => {
    const target = targets[index % targets.length];
    const value = values[(index + Math.floor(index / targets.length)) % values.length];
    return target && value !== undefined ? [createPath(target.page, target.name, value)] : [];
  });
}

export const listRedirects = (count: number) =>
  listLinks(['/', '/lead'], redirects, Math.max(0, count - oddPaths.length));

export const listMarkups = (count: number) => listLinks(['/lead', '/payment'], markups, count);

const wasAnswered = ({ status }: Visited) => status > 0 && status < 500;

async function tryRedirects({ webUrl }: FaultSystem, count: number): Promise<Figure[]> {
  const asked = [...oddPaths, ...listRedirects(count).map((path) => [path] as const)];
  const visits = await inParallel(asked, width, ([path, host]) =>
    visitPage(webUrl, path, host === undefined ? {} : { host }),
  );
  // An attacker cannot set the Host header of another's browser, and no answer is cached for others.
  const isFromLink = (index: number) => asked[index]?.[1] === undefined;
  const away = visits.filter(({ html, location }, index) =>
    leadsAway({ html: isFromLink(index) ? html : '', location }, webUrl),
  );
  return [
    createFigure(
      `${asked.length} redirects tried: answered, none with 5xx`,
      asked.length,
      visits.filter(wasAnswered).length,
    ),
    createLimitFigure(`${asked.length} redirects tried: lead away`, 0, away.length),
  ];
}

async function tryMarkups({ webUrl }: FaultSystem, count: number): Promise<Figure[]> {
  const shown = configuredPages.slice(0, takeShare(configuredPages.length, count / markupCount));
  const links = listMarkups(count);
  const visits = await inParallel([...shown, ...links], width, (path) => visitPage(webUrl, path));
  const running = visits.filter(({ html }) => findRunning(html) !== undefined);
  // Every configured text contains all markups.
  const tried = links.length + shown.length * markups.length;
  const seen = visits.slice(0, shown.length).filter(({ html }) => html.includes('mark()'));
  return [
    createFigure(
      'pages with a markup tried: answered, none with 5xx',
      visits.length,
      visits.filter(wasAnswered).length,
    ),
    createFigure('pages that show configured markups', shown.length, seen.length),
    createLimitFigure(`${tried} markups tried: run`, 0, running.length),
  ];
}

export const markupsScenario: Scenario = {
  name: 'markups',
  system: {
    hasWeb: true,
    startApi: (commerceUrl) => startInjectingService(commerceUrl, markups.join(' ')),
  },
  run: async (system, share) => [
    ...(await tryRedirects(system, takeShare(redirectCount, share))),
    ...(await tryMarkups(system, takeShare(markupCount, share))),
  ],
};
