import nextConfig from '../../../next.config';
import { createContentSecurityPolicy } from '@/server/http/contentSecurityPolicy.server';

const { APP_ENV } = process.env;

afterEach(() => {
  if (APP_ENV === undefined) delete process.env.APP_ENV;
  else process.env.APP_ENV = APP_ENV;
});

const getAncestors = (pathname: string) =>
  createContentSecurityPolicy('abc', pathname)
    .split('; ')
    .filter((directive) => directive.startsWith('frame-ancestors'));

test.each([
  ['test', '/lead', "'self'"],
  ['homolog', '/lead', "'self'"],
  ['production', '/lead', "'none'"],
  ['test', '/payment', "'none'"],
  ['test', '/', "'none'"],
  ['test', '/pix', "'none'"],
  ['production', '/payment', "'none'"],
])('in %s, %s may be framed by %s', (environment, pathname, ancestors) => {
  process.env.APP_ENV = environment;
  expect(getAncestors(pathname)).toEqual([`frame-ancestors ${ancestors}`]);
});

test('what is not rendered on demand may not be framed', async () => {
  const [all] = (await nextConfig.headers?.()) ?? [];
  expect(all?.source).toBe('/:path*');
  expect(all?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; object-src 'none'",
  });
});

test('the policy allows reCAPTCHA, its frame and its calls where it may run, and nowhere else', () => {
  const google = /google|gstatic/;
  expect(createContentSecurityPolicy('abc', '/lead')).not.toMatch(google);
  const directives = createContentSecurityPolicy('abc', '/lead', { recaptcha: true }).split('; ');
  const naming = directives.filter((directive) => google.test(directive));
  expect(naming.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'connect-src',
    'frame-src',
  ]);
  for (const directive of naming) expect(directive).not.toMatch(/https:\/\/[^/ ]+(?: |$)/);
});
