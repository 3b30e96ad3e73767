import type { GetServerSideProps } from 'next';
import { neutral } from '@/brands/neutral';
import type { MessageNamespace } from '@/locales/messageKey';
import { resolveMode } from '@/services/checkout/designSystem';
import { readRequest } from '@/services/checkout/readRequest';
import { resolveProduct } from '@/services/checkout/resolveProduct';
import { routes, withQuery } from '@/services/checkout/routes';
import { getOrigin } from '@/services/http/requestOrigin';
import { builderProducts } from './builderProducts';
import { createPage } from './createPage';
import type { RootPage } from './rootPage';
import { withHomologation } from './withHomologation';

interface RootDefinition {
  namespaces: readonly MessageNamespace[];
}

/**
 * The root (design section 6): the link builder outside production and in homologation; else a
 * brand's domain, or a link that names a product, leads to its first step, and the rest learns that
 * nothing is here. It loads no product (spec section 2), and every flow begins with the lead.
 */
export function createRootProps({ namespaces }: RootDefinition): GetServerSideProps<RootPage> {
  return withHomologation(async ({ req, res }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const { host, query, rawQuery } = readRequest(req);
    const page = createPage({
      brand: neutral,
      mode: resolveMode(query, neutral.dsMode),
      query,
      rawQuery,
      pathname: '/',
      host,
      namespaces,
    });
    const isOffered = page.environment !== 'production' || page.isHomologation;
    if (!isOffered && resolveProduct(query, host)) {
      return { redirect: { destination: withQuery(routes.lead, rawQuery), statusCode: 307 } };
    }
    const builder = isOffered ? { origin: getOrigin(req), products: builderProducts } : null;
    return Promise.resolve({ props: { ...page, builder } });
  });
}
