import { UnresolvedLinkError } from '@/server/checkout/loadCheckout.server';
import {
  createExpiredLinkProps,
  redirectToExpiredLink,
} from '@/server/props/expiredLinkProps.server';
import { createPropsContext } from '../../support/propsContext';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

function leave(path: string, rawQuery: string) {
  const context = createPropsContext(`${path}?${rawQuery}`);
  const { redirect } = redirectToExpiredLink(
    context,
    { path, rawQuery },
    new UnresolvedLinkError('seller'),
  );
  const [cookie = ''] = [context.res.getHeader('set-cookie') ?? ''].flat().map(String);
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return { redirect, cookie, cookies: name === '' ? {} : { [name]: decodeURIComponent(value) } };
}

async function getRetryPath(rawQuery: string, cookies: Partial<Record<string, string>>) {
  const result = await createExpiredLinkProps([])(
    createPropsContext(`/expired-link?${rawQuery}`, { cookies }),
  );
  return 'props' in result ? (await result.props).retryPath : undefined;
}

const rawQuery = 'product=ms&seller=nobody&a=%20b';

test.each(['/payment', '/renew/an%2Fid', '/video/upsell', '/lead'])(
  'an unresolved link at %s can be tried again there, with its query unchanged',
  async (path) => {
    const { cookies, redirect } = leave(path, rawQuery);
    expect(redirect).toEqual({ destination: `/expired-link?${rawQuery}`, statusCode: 307 });
    expect(await getRetryPath(rawQuery, cookies)).toBe(path);
  },
);

test('the unresolved page is stored for an hour, in a cookie that scripts cannot read', () => {
  expect(leave('/payment', rawQuery).cookie).toMatch(
    /^unresolved-page=[\w-]{16}%2Fpayment; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('another link is tried again at the lead', async () => {
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
