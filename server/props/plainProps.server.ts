import type { GetServerSideProps, GetStaticProps } from 'next';
import type { Brand } from '@/brands/brand';
import { dressBrand } from '@/brands/dressBrand';
import { neutral, unbrandedThemeId } from '@/brands/neutral';
import { findBrand, getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import type { Page, PageBesideFlow, PageRequest } from '@/services/checkout/page';
import { findOwnName } from '@/services/checkout/productKeys';
import { routes, withQuery } from '@/services/checkout/routes';
import { defaultDesign } from '@/services/checkout/theme';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { parsePageRequest } from '../http/pageRequest.server';
import { createPage, getPageMode } from '../page/createPage.server';
import { findLegalName } from '../page/legalNames.server';
import { createServerProps } from './createServerProps.server';

export const unbranded: Brand = {
  ...getBrand(defaultDesign.dsProductId),
  themeId: unbrandedThemeId,
  links: null,
  faqLink: null,
  whatsapp: null,
  googleTagManagerId: null,
  paneFiles: {
    pattern: '/unbranded/pattern.svg',
    hero: null,
    motif: null,
    confetti: null,
    tile: null,
  },
  product: { ...neutral.product, name: '' },
};

interface PlainPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * Creates a page outside the flows, such as /expired-link. It calls no service, because a buyer sees
 * it when a service does not answer. It has the brand that the link names, else an unbranded look; a
 * product without a brand has its own name.
 */
export function createPlainPage(
  { namespaces, pathname }: PlainPageDefinition,
  request: PageRequest,
): Page {
  const { host, locale, query } = request;
  const reference = resolveProduct(query, host);
  const seller =
    reference?.kind === 'product' ? findBrand(reference.business, reference.productCode) : null;
  const ofLink = seller ? getBrand(seller.dsProductId, locale) : unbranded;
  const brand = reference?.kind === 'product' ? dressBrand(ofLink, reference.productCode) : ofLink;
  const mode = getPageMode(query, brand.dsMode);
  const place = { request, pathname, stepRoute: pathname, namespaces };
  if (reference?.kind !== 'product') return createPage({ ...place, brand, mode });
  const { business, productCode } = reference;
  const legalName = findLegalName(business, productCode);
  const soldBy = legalName !== null && { soldBy: legalName };
  if (seller?.links !== null) return { ...createPage({ ...place, brand, mode }), ...soldBy };
  const name = findOwnName(business, productCode) ?? '';
  const sold = { code: productCode, name };
  return { ...createPage({ ...place, brand, mode, title: name, sold }), ...soldBy };
}

export const findFirstPath = ({ host, query, rawQuery }: PageRequest): string | null =>
  resolveProduct(query, host) === null ? null : withQuery(routes.lead, rawQuery);

export function createPlainProps(
  definition: PlainPageDefinition,
): GetServerSideProps<PageBesideFlow> {
  return createServerProps((request) => {
    const page = createPlainPage(definition, request);
    return Promise.resolve({ props: { ...page, firstPath: findFirstPath(request) } });
  });
}

export function createStaticProps({
  namespaces,
  pathname,
}: PlainPageDefinition): GetStaticProps<Page> {
  return () => ({
    props: createPage({
      brand: unbranded,
      mode: unbranded.dsMode,
      request: parsePageRequest('', ''),
      pathname,
      stepRoute: pathname,
      namespaces,
    }),
  });
}
