import type { GetServerSideProps, GetStaticProps } from 'next';
import { findBrand, getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { defaultDesign } from '../checkout/theme';
import { type PageRequest, parsePageRequest } from '../http/pageRequest.server';
import { createPage, createServerProps, getPageMode } from './createPage.server';
import type { Page } from './page';

interface PlainPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * A page outside the flows, such as /expired-link: it asks no service, because it is what a buyer
 * sees when a service does not answer. It wears the brand that the link names, else the default one.
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
  return createPage({ brand, mode, request, pathname, stepRoute: pathname, namespaces });
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
