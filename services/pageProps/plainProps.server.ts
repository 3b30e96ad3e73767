import type { GetServerSideProps, GetStaticProps } from 'next';
import { neutral } from '@/brands/neutral';
import { findBrand, getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { resolveLocale } from '../checkout/locale';
import { parseQuery, readRequest } from '../checkout/query';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { resolveMode } from '../checkout/theme';
import { createPage, withHomologation } from './createPage.server';
import type { Page } from './page';

interface PlainPageDefinition {
  pathname: string;
  namespaces: readonly MessageNamespace[];
}

/**
 * Props of a page outside the flows, such as /expired-link: it asks no service, because it is what
 * a buyer sees when a service does not answer. It wears the brand that the link names, if any.
 */
export function createPlainProps({
  namespaces,
  pathname,
}: PlainPageDefinition): GetServerSideProps<Page> {
  return withHomologation(async ({ req, res }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const { host, query, rawQuery } = readRequest(req);
    const reference = resolveProduct(query, host);
    const seller =
      reference?.kind === 'product'
        ? findBrand(reference.business, reference.productCode)
        : neutral;
    const brand = getBrand(seller.dsProductId, resolveLocale(query));
    const mode = resolveMode(query, brand.dsMode);
    return Promise.resolve({
      props: createPage({ brand, mode, query, rawQuery, pathname, host, namespaces }),
    });
  });
}

/** Props of the built-in error pages, which know no request: neutral brand, default language. */
export function createStaticProps(pathname: string): GetStaticProps<Page> {
  return () => ({
    props: createPage({
      brand: neutral,
      mode: neutral.dsMode,
      query: parseQuery(''),
      rawQuery: '',
      pathname,
      host: '',
      namespaces: [],
    }),
  });
}
