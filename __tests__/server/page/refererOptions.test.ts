import { getBrand } from '@/brands/registry';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { createPage } from '@/server/page/createPage.server';

it.each([
  ['/lead', ['lead', 'referer'], 9],
  ['/payment', ['payment'], 0],
] as const)('%s knows what the lead alone asks: %j', (route, namespaces, count) => {
  const request = parsePageRequest('', 'localhost');
  const brand = getBrand('wol', request.locale);
  const page = createPage({
    brand,
    mode: 'light',
    request,
    pathname: route,
    stepRoute: route,
    namespaces,
  });
  expect(page.brand.refererOptions).toHaveLength(count);
});
