import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { Brand, BrandMode } from '@/brands/brand';
import { neutral, unbrandedThemeId } from '@/brands/neutral';
import { dressBrand } from '@/brands/dressBrand';
import { findBrand, getBrand } from '@/brands/registry';
import { readWebEnvironment } from '@/config/web.server';
import type { MessageNamespace } from '@/locales/messageKey';
import type { BrandLook, BrandLooks, BuilderProduct, RootPage } from '@/services/checkout/page';
import {
  findOwnName,
  mozambicanKeys,
  type ProductKey,
  productKeyList,
  productKeys,
} from '@/services/checkout/productKeys';
import { routes, withQuery } from '@/services/checkout/routes';
import { getTheme } from '@/themes/registry';
import { setBuilderCookie } from '../checkout/homologation.server';
import { resolveProduct } from '../checkout/resolveProduct.server';
import { canPreview } from '../http/contentSecurityPolicy.server';
import { getOrigin } from '../http/requestOrigin.server';
import { createPage, getPageMode } from '../page/createPage.server';
import { createServerProps } from './createServerProps.server';
import { unbranded } from './plainProps.server';

interface RootDefinition {
  namespaces: readonly MessageNamespace[];
}

/**
 * The root (docs/behaviour.md 2) shows the link builder outside production, and in production to the
 * sellers who were given it (decision 048). Else the domain of a brand, or a link that names a
 * product, redirects to the first step without loading the product. Any other request is answered that
 * nothing is here.
 */
export function createRootProps({ namespaces }: RootDefinition): GetServerSideProps<RootPage> {
  return createServerProps(async (request, context) => {
    const { host, query, rawQuery } = request;
    const isOffered = canPreview() || setBuilderCookie(context, rawQuery);
    const brand = isOffered ? builderBrand : unbranded;
    const page = createPage({
      brand,
      mode: getPageMode(query, brand.dsMode),
      request,
      pathname: '/',
      stepRoute: '/',
      namespaces,
    });
    if (!isOffered && resolveProduct(query, host)) {
      return { redirect: { destination: withQuery(routes.lead, rawQuery), statusCode: 307 } };
    }
    const builder = isOffered
      ? { origin: getLinkOrigin(context.req), products: builderProducts, hasPreview: canPreview() }
      : null;
    return Promise.resolve({ props: { ...page, builder } });
  });
}

/** The look that no brand has: its products have colours of their own beside it. */
const builderBrand: Brand = {
  ...neutral,
  themeId: unbrandedThemeId,
  paneFiles: unbranded.paneFiles,
};

/**
 * Links go to buyers, so they are on the address that buyers know; without WEB_URL, as in development,
 * on the one that the builder was opened on.
 */
function getLinkOrigin(request: IncomingMessage): string {
  const { webUrl } = readWebEnvironment(process.env);
  return webUrl === undefined ? getOrigin(request) : new URL(webUrl).origin;
}

function getLook({ logoFile, themeId }: Brand, mode: BrandMode): BrandLook {
  const { paneEnd, paneStart, paneText } = getTheme(themeId, mode).colors;
  // The pane is dark in both modes.
  return { logoFile: logoFile.dark, paneStart, paneEnd, paneText };
}

const getLooks = (brand: Brand): BrandLooks => ({
  light: getLook(brand, 'light'),
  dark: getLook(brand, 'dark'),
});

function describe(key: ProductKey): BuilderProduct {
  const { business, productCode } = productKeys[key];
  const brand = dressBrand(findBrand(business, productCode), productCode);
  const isSoldInMozambique = mozambicanKeys.includes(key);
  return {
    key,
    brandName: findOwnName(business, productCode) ?? brand.product.name,
    looks: getLooks(brand),
    looksInMozambique: isSoldInMozambique
      ? getLooks(dressBrand(getBrand(brand.dsProductId, 'pt-MZ'), productCode))
      : null,
  };
}

export const builderProducts: readonly BuilderProduct[] = productKeyList.map(describe);
