import { getBrand } from '@/brands/registry';
import { allowsTags, getTagSettings } from '@/server/document/pageTags.server';
import { createTagScript } from '@/services/analytics/tagScript';
import { runInHomologation } from '@/services/http/apiUrl.server';
import { createContentSecurityPolicy } from '@/server/http/contentSecurityPolicy.server';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { createPage } from '@/server/page/createPage.server';

const build = (ofBrand: string | null, ofProduct: string | null, pathname = '/lead') =>
  createPage({
    brand: { ...getBrand('medcof', 'pt-BR'), googleTagManagerId: ofBrand },
    tagContainer: ofProduct,
    mode: 'light',
    request: parsePageRequest('product=medcof', 'localhost'),
    pathname,
    stepRoute: pathname,
    namespaces: ['lead'],
  });

test.each([
  ['the product', 'GTM-BRAND', 'GTM-OWN', 'GTM-OWN'],
  ['the brand', 'GTM-BRAND', null, 'GTM-BRAND'],
  ['nobody', null, null, undefined],
])('the container is that of %s', (_, ofBrand, ofProduct, expected) => {
  expect(build(ofBrand, ofProduct).tagContainer).toBe(expected);
});

test('a test in homologation is not counted', () => {
  const page = runInHomologation(true, () => build('GTM-BRAND', 'GTM-OWN'));
  expect(page.tagContainer).toBeUndefined();
  expect(getTagSettings(page, {})).toBeNull();
});

test.each([
  ['homolog', undefined],
  ['production', 'GTM-OWN'],
])('a deployment in %s has the container %s', (environment, expected) => {
  vi.stubEnv('APP_ENV', environment);
  try {
    expect(build('GTM-BRAND', 'GTM-OWN').tagContainer).toBe(expected);
  } finally {
    vi.unstubAllEnvs();
  }
});

const policyOf = (page: ReturnType<typeof build>) =>
  createContentSecurityPolicy('abc', page.pathname, { tags: allowsTags(page) });

test('the policy allows tags where no card is typed, and nowhere else', () => {
  const lead = policyOf(build(null, 'GTM-OWN'));
  expect(lead).toMatch(
    /script-src 'self' 'nonce-abc' .*https:\/\/\*\.googletagmanager\.com; style/,
  );
  expect(lead).toContain("connect-src 'self' https://*.google-analytics.com");
  for (const page of [build(null, 'GTM-OWN', '/payment'), build(null, null)])
    expect(policyOf(page)).not.toContain('google');
});

test('a document gets its container and the choice of the buyer', () => {
  const page = build(null, 'GTM-OWN');
  const settings = { container: 'GTM-OWN', consent: 'granted' };
  expect(getTagSettings(page, { 'tags-consent': 'granted.1.2026-11-24' })).toEqual(settings);
  expect(getTagSettings(page, {})).toEqual({ ...settings, consent: null });
});

test('the name of a container from a service cannot end the script', () => {
  const script = createTagScript({ container: '</script><b>', consent: null });
  expect(script).not.toContain('</');
});
