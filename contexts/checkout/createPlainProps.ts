import type { GetServerSideProps } from 'next';
import { findBrand } from '@/brands/findBrand';
import { neutral } from '@/brands/neutral';
import { getBrand } from '@/brands/registry';
import type { MessageNamespace } from '@/locales/messageKey';
import { resolveMode } from '@/services/checkout/designSystem';
import { readRequest } from '@/services/checkout/readRequest';
import { resolveLocale } from '@/services/checkout/resolveLocale';
import { resolveProduct } from '@/services/checkout/resolveProduct';
import { createPage } from './createPage';
import type { Page } from './page';
import { withHomologation } from './withHomologation';

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
