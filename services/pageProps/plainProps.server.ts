import type { GetServerSideProps, GetStaticProps } from 'next';
import { findBrand, getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { findOwnName } from '../checkout/productKeys';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { defaultDesign } from '../checkout/theme';
import { type PageRequest, parsePageRequest } from '../http/pageRequest.server';
import { createPage, createServerProps, getPageMode, withDrawing } from './createPage.server';
import type { Page } from './page';

interface PlainPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * A page outside the flows, such as /expired-link: it asks no service, because it is what a buyer
 * sees when a service does not answer. It wears the brand that the link names, else the default one;
 * a product that is nobody's brand has its own name.
 */
export function createPlainPage(
  { namespaces, pathname }: PlainPageDefinition,
  request: PageRequest,
): Page {
  const { host, locale, query } = request;
  const reference = resolveProduct(query, host);
  const seller =
    reference?.kind === 'product' ? findBrand(reference.business, reference.productCode) : null;
  const brand = getBrand(seller?.dsProductId ?? defaultDesign.dsProductId, locale);
  const mode = getPageMode(query, seller ? brand.dsMode : defaultDesign.dsMode);
  const place = { request, pathname, stepRoute: pathname, namespaces };
  if (seller?.links !== null || reference?.kind !== 'product') {
    return createPage({ ...place, brand, mode });
  }
  const name = findOwnName(reference.business, reference.productCode) ?? '';
  const drawn = withDrawing(brand, reference.productCode);
  const page = createPage({ ...place, brand: drawn, mode, title: name });
  return { ...page, brand: { ...page.brand, name } };
}

export function createPlainProps(definition: PlainPageDefinition): GetServerSideProps<Page> {
  return createServerProps((request) =>
    Promise.resolve({ props: createPlainPage(definition, request) }),
  );
}

/** Props of the built-in error pages, which know no request: default brand and language. */
export function createStaticProps(pathname: string): GetStaticProps<Page> {
  return () => ({
    props: createPage({
      brand: getBrand(defaultDesign.dsProductId),
      mode: defaultDesign.dsMode,
      request: parsePageRequest('', ''),
      pathname,
      stepRoute: pathname,
      namespaces: ['support'],
    }),
  });
}
