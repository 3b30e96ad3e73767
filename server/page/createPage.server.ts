import type { Brand, BrandMode, LinkEnvironment } from '@/brands/brand';
import { readWebEnvironment } from '@/config/web.server';
import type { MessageNamespace } from '@/locales/messageKey';
import type { Page, PageRequest } from '@/services/checkout/page';
import type { CheckoutQuery } from '@/services/checkout/query';
import { resolveMode } from '@/services/checkout/theme';
import { isInHomologation } from '@/services/http/apiUrl.server';
import { getTheme } from '@/themes/registry';
import { createPageBrand, type SoldProduct } from './createPageBrand.server';
import { createPageCss } from './createPageCss.server';
import { getPageTexts } from './pageTexts.server';

/** Texts of the shell, which every page shows. */
const shellNamespaces: readonly MessageNamespace[] = [
  'shell',
  'failure',
  'paid',
  'price',
  'support',
];

/** Texts of the banner, for the few pages that have it. */
const bannerNamespaces: readonly MessageNamespace[] = ['homologation', 'flowName'];

/** Every page is called so, in every language (docs/behaviour.md 1). */
const everyTitle = 'Checkout';

/** What a page is made of. */
export interface PageSource {
  brand: Brand;
  mode: Brand['dsMode'];
  /** The main theme's mode, where the page shows another theme. */
  mainMode?: Brand['dsMode'];
  request: PageRequest;
  pathname: string;
  stepRoute: string;
  namespaces: readonly MessageNamespace[];
  /** The product's own tag container. */
  tagContainer?: string | null;
  /** Whether buyers are written to; where nobody says so, they are not promised it. */
  sendsMail?: boolean;
  /** What is sold there; without it the page is about no product. */
  sold?: SoldProduct;
  /** The title of what the page is about; without it the brand's name, where it has one. */
  title?: string;
}

/**
 * A product's own container goes before its brand's; who tests is counted by none, whether the whole
 * deployment is for that or this browser alone.
 */
function chooseContainer(
  { googleTagManagerId }: Brand,
  ofProduct: string | null,
): Pick<Page, 'tagContainer'> {
  const isTest = isInHomologation() || readWebEnvironment(process.env).appEnvironment === 'homolog';
  const tagContainer = ofProduct ?? googleTagManagerId;
  return isTest || !tagContainer ? {} : { tagContainer };
}

/** Puts together what a page sends to the browser: one brand, one theme, one language, its texts. */
export function createPage({
  brand,
  mode,
  mainMode = mode,
  namespaces,
  pathname,
  request,
  sendsMail = false,
  sold,
  stepRoute,
  tagContainer = null,
  title = brand.links ? brand.product.name : '',
}: PageSource): Page {
  const environment = getEnvironment();
  const isHomologation = isInHomologation();
  const pageBrand = createPageBrand({ brand, mode, environment, sold });
  const { locale } = request;
  const allNamespaces = [
    ...shellNamespaces,
    ...(isHomologation ? bannerNamespaces : []),
    ...namespaces,
  ];
  return {
    query: request.query,
    rawQuery: request.rawQuery,
    locale,
    operation: request.operation,
    host: request.host,
    pathname,
    stepRoute,
    environment,
    isHomologation,
    renderedAt: Date.now(),
    brand: pageBrand,
    mainDsMode: mainMode,
    title: title === '' ? everyTitle : `${everyTitle} - ${title}`,
    themeCss: createPageCss(brand, { hero: pageBrand.hero, mode }),
    themeFont: getTheme(brand.themeId, mode).font,
    messages: getPageTexts({
      locale,
      brandId: brand.dsProductId,
      namespaces: allNamespaces,
      sendsMail,
    }),
    ...chooseContainer(brand, tagContainer),
  };
}

/**
 * Whose links a page shows: the deployment's (APP_ENV), or homologation's where that is on. A
 * production without a homologation service takes real money all the same, so its links stay.
 */
export function getEnvironment(): LinkEnvironment {
  const { appEnvironment, homologApiUrls } = readWebEnvironment(process.env);
  const isReal = appEnvironment === 'production' && homologApiUrls === undefined;
  return isInHomologation() && !isReal ? 'homolog' : appEnvironment;
}

/** The mode of a page: what a link asks for is for QA, and no buyer's in production. */
export function getPageMode(query: CheckoutQuery, configured: BrandMode): BrandMode {
  return getEnvironment() === 'production' ? configured : resolveMode(query, configured);
}
