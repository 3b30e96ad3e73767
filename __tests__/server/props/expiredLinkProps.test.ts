import { continueTrace, getTrace } from '@/domain/monitoring/trace.server';
import { HttpError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { UnresolvedLinkError } from '@/server/checkout/loadCheckout.server';
import {
  createExpiredLinkProps,
  redirectToExpiredLink,
} from '@/server/props/expiredLinkProps.server';
import { getTheme } from '@/themes/registry';
import { createPropsContext } from '../../support/propsContext';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function leave(path: string, rawQuery: string, error: Error = new UnresolvedLinkError('seller')) {
  const context = createPropsContext(`${path}?${rawQuery}`);
  const { redirect } = redirectToExpiredLink(context, { path, rawQuery }, error);
  const [cookie = ''] = [context.res.getHeader('set-cookie') ?? ''].flat().map(String);
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return { redirect, cookie, cookies: name === '' ? {} : { [name]: decodeURIComponent(value) } };
}

const getRetryPath = async (...link: Parameters<typeof getPage>) =>
  (await getPage(...link))?.retryPath;

async function getPage(rawQuery: string, cookies: Partial<Record<string, string>>) {
  const result = await createExpiredLinkProps([])(
    createPropsContext(`/expired-link?${rawQuery}`, { cookies }),
  );
  return 'props' in result ? result.props : undefined;
}

const rawQuery = 'product=ms&seller=nobody&a=%20b';

test.each(['/payment', '/renew/an%2Fid', '/video/upsell', '/lead'])(
  'an unresolved link at %s is remembered, with its query unchanged',
  async (path) => {
    const { cookies, redirect } = leave(path, rawQuery);
    expect(redirect).toEqual({ destination: `/expired-link?${rawQuery}`, statusCode: 307 });
    expect(await getRetryPath(rawQuery, cookies)).toBe(path);
  },
);

test('the unresolved page is stored for an hour, in a cookie that scripts cannot read', () => {
  expect(leave('/payment', rawQuery).cookie).toMatch(
    /^unresolved-page=[\w-]{16}%2Fpayment%3Fseller; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

const traceId = '8b11df3e0771fb9e326b867e8d8ea0be';
/** Of the request of /expired-link itself. */
const own = '0af7651916cd43dd8448eb211c80319c';
const failed = new HttpError('GET', '/product', 503, null);

test.each([
  ['a service that failed', failed, traceId],
  ['a link that names nothing', new UnresolvedLinkError('seller'), undefined],
])('%s: the page has the trace %#', async (_, error, trace) => {
  const { cookies } = continueTrace({ traceId }, () => leave('/payment', rawQuery, error));
  const page = await continueTrace({ traceId: own }, () => getPage(rawQuery, cookies));
  expect(page?.traceId).toBe(trace);
});

test('the page names the trace whose line of the log says what failed', async () => {
  const logged: (string | undefined)[] = [];
  vi.spyOn(logger, 'error').mockImplementation(() => {
    logged.push(getTrace()?.traceId);
  });
  const { cookies } = continueTrace({ traceId }, () => leave('/payment', rawQuery, failed));
  const page = await continueTrace({ traceId: own }, () => getPage(rawQuery, cookies));
  expect(logged).toEqual([page?.traceId]);
});

test('another link is taken for one of the lead', async () => {
  const { cookies } = leave('/payment', rawQuery);
  expect(await getRetryPath('product=medcof', cookies)).toBe('/lead');
  expect(await getRetryPath(rawQuery, {})).toBe('/lead');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', ''])(
  'a cookie with %j is not followed',
  async (path) => {
    const { cookies } = leave('/payment', rawQuery);
    const forged = Object.fromEntries(
      Object.entries(cookies).map(([name, value]) => [name, `${value.slice(0, 16)}${path}`]),
    );
    expect(await getRetryPath(rawQuery, forged)).toBe('/lead');
  },
);

const failOf = (missing: 'offer' | 'product' | 'seller' | 'flow' | 'link', status?: number) =>
  new UnresolvedLinkError(
    missing,
    status === undefined ? {} : { cause: new HttpError('GET', '/product', status, null) },
  );

test.each([
  [
    '/lead',
    'product=ms&offer=over&a=%20b',
    failOf('offer', 503),
    'retry',
    '/lead?product=ms&offer=over&a=%20b',
  ],
  [
    '/payment',
    'product=ms&seller=no&a=%20b',
    failOf('seller', 404),
    'anyway',
    '/payment?product=ms&a=%20b',
  ],
  ['/payment/1', 'product=ms&seller=no', failOf('seller', 404), 'anyway', '/payment/1?product=ms'],
  ['/lead', 'product=ms&flowId=no', failOf('flow'), 'anyway', '/lead?product=ms'],
  [
    '/lead',
    'product=ms&offer=over&seller=ana',
    failOf('offer', 404),
    'price',
    '/lead?product=ms&seller=ana',
  ],
  ['/payment', 'product=mls&planId=no', failOf('product', 404), 'price', '/lead?product=mls'],
  [
    '/custom-offer',
    'business=medcof&productCode=medcof-revalida&id=1&planId=x',
    failOf('offer', 404),
    'price',
    '/lead?business=medcof&productCode=medcof-revalida&planId=x',
  ],
] as const)('a link at %s with %j goes on', async (path, query, error, kind, wayOn) => {
  const { cookies } = leave(path, query, error);
  expect((await getPage(query, cookies))?.wayOn).toEqual({ kind, path: wayOn });
});

test.each([
  ['/lead', 'product=nope', failOf('link')],
  ['/lead', 'product=ms&a=%20b', failOf('product', 404)],
  ['/success', 'product=ms&offer=over', failOf('offer', 404)],
  ['/payment', 'product=ms', failOf('seller', 404)],
  ['/lead', 'business=other&productCode=x&planId=no', failOf('product', 404)],
])('a link at %s with %j does not lead back to itself', async (path, query, error) => {
  const { cookies } = leave(path, query, error);
  expect((await getPage(query, cookies))?.wayOn).toBeNull();
});

test('a product with a look of its own keeps it where its link does not resolve', async () => {
  const page = await getPage('product=exec', {});
  const { paneStart } = getTheme('wiseup-exec', page?.brand.dsMode ?? 'light').colors;
  expect(page?.themeCss).toContain(`--color-pane-start:${paneStart}`);
});
