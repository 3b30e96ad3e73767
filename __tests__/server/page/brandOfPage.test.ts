import { getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { createPage } from '@/server/page/createPage.server';

function createBrandOf(route: string, namespaces: readonly MessageNamespace[]) {
  const request = parsePageRequest('', 'localhost');
  const brand = getBrand('wol', request.locale);
  const place = { request, pathname: route, stepRoute: route, namespaces };
  return createPage({ ...place, brand, mode: 'light' }).brand;
}

it.each([
  ['/lead', ['lead', 'referer'], 9],
  ['/payment', ['payment'], 0],
] as const)('%s knows what the lead alone asks: %j', (route, namespaces, count) => {
  expect(createBrandOf(route, namespaces).refererOptions).toHaveLength(count);
});

it.each([
  ['/success', ['success'], true],
  ['/trial/{id}', ['trial'], true],
  ['/payment', ['payment'], false],
] as const)('%s knows what receipts alone show: %s, %s', (route, namespaces, isKnown) => {
  expect('success' in createBrandOf(route, namespaces)).toBe(isKnown);
});
