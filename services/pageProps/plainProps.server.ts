import type { GetServerSideProps, GetStaticProps } from 'next';
import { neutral } from '@/brands/neutral';
import { findBrand, getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { resolveMode } from '../checkout/theme';
import { type PageRequest, parsePageRequest } from '../http/pageRequest.server';
import { createPage, createServerProps } from './createPage.server';
import type { Page } from './page';

interface PlainPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * A page outside the flows, such as /expired-link: it asks no service, because it is what a buyer
 * sees when a service does not answer. It wears the brand that the link names, if any.
 */
export function createPlainPage(
  { namespaces, pathname }: PlainPageDefinition,
  request: PageRequest,
): Page {
  const { host, locale, query } = request;
  const reference = resolveProduct(query, host);
  const seller =
    reference?.kind === 'product' ? findBrand(reference.business, reference.productCode) : neutral;
  const brand = getBrand(seller.dsProductId, locale);
  const mode = resolveMode(query, brand.dsMode);
  return createPage({ brand, mode, request, pathname, stepRoute: pathname, namespaces });
}

export function createPlainProps(definition: PlainPageDefinition): GetServerSideProps<Page> {
  return createServerProps((request) =>
    Promise.resolve({ props: createPlainPage(definition, request) }),
  );
}

/** Props of the built-in error pages, which know no request: neutral brand, default language. */
export function createStaticProps(pathname: string): GetStaticProps<Page> {
  return () => ({
    props: createPage({
      brand: neutral,
      mode: neutral.dsMode,
      request: parsePageRequest('', ''),
      pathname,
      stepRoute: pathname,
      namespaces: [],
    }),
  });
}
