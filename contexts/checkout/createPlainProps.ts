import type { GetServerSideProps } from 'next';
import { brands } from '@/brands/registry';
import { neutral } from '@/brands/neutral';
import type { MessageNamespace } from '@/locales/messageKey';
import { readRequest } from '@/services/checkout/readRequest';
import { resolveProduct } from '@/services/checkout/resolveProduct';
import { createPage } from './createPage';
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
  return async ({ req, res }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const { host, query, rawQuery } = readRequest(req);
    const reference = resolveProduct(query, host);
    const business = reference?.kind === 'product' ? reference.business : null;
    const brand = Object.values(brands).find((known) => known.business === business) ?? neutral;
    return Promise.resolve({
      props: createPage({ brand, mode: brand.dsMode, query, rawQuery, pathname, host, namespaces }),
    });
  };
}
