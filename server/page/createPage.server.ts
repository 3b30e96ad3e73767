import type { Brand, BrandMode, LinkEnvironment } from '@/brands/brand';
import { readWebEnvironment } from '@/config/web.server';
import type { Locale } from '@/domain/markets';
import type { MessageNamespace } from '@/locales/messageKey';
import type { Page, PageRequest } from '@/services/checkout/page';
import type { CheckoutQuery } from '@/services/checkout/query';
import { routes } from '@/services/checkout/routes';
import { resolveMode } from '@/services/checkout/theme';
import { isInHomologation } from '@/services/http/apiUrl.server';
import { getTheme } from '@/themes/registry';
import {
  createPageBrand,
  getPageConfetti,
  getPageMotif,
  type SoldProduct,
} from './createPageBrand.server';
import { createPageCss } from './createPageCss.server';
import { getPageTexts } from './pageTexts.server';

const shellNamespaces: readonly MessageNamespace[] = [
  'shell',
  'failure',
  'paid',
  'price',
  'support',
];

const bannerNamespaces: readonly MessageNamespace[] = ['homologation', 'flowName'];

interface Shown {
  brand: Brand;
  locale: Locale;
}

/**
 * Texts that only some brands or languages can show: no other page is sent them. Never by product: an
 * open page may be given a newer one, which can have a trial.
 */
const canShow: Partial<Record<MessageNamespace, (shown: Shown) => boolean>> = {
  dni: ({ locale }) => locale === 'es-PE',
  mpesa: ({ brand }) => brand.payment.methods.includes('m-pesa'),
};

const everyTitle = 'Checkout';

export interface PageSource {
  brand: Brand;
  mode: Brand['dsMode'];
  mainMode?: Brand['dsMode'];
  /** The brand whose theme and pattern the page has; its own when left out. */
  look?: Brand;
  request: PageRequest;
  pathname: string;
  stepRoute: string;
  namespaces: readonly MessageNamespace[];
  tagContainer?: string | null;
  sendsMail?: boolean;
  sold?: SoldProduct;
  title?: string;
}

/**
 * A product's own container takes precedence over its brand's. Testers are never counted, whether the
 * whole deployment or only this browser is for tests.
 */
function chooseContainer(
  { googleTagManagerId }: Brand,
  ofProduct: string | null,
): Pick<Page, 'tagContainer'> {
  const isTest = isInHomologation() || readWebEnvironment(process.env).appEnvironment === 'homolog';
  const tagContainer = ofProduct ?? googleTagManagerId;
  return isTest || !tagContainer ? {} : { tagContainer };
}

export function createPage({
  brand,
  mode,
  look = brand,
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
  const { isSavingData = false, locale } = request;
  // A trial's page ends with the same access as its receipt.
  const isReceipt = namespaces.includes('success') || pathname === routes.trial;
  const pageBrand = {
    ...createPageBrand({ brand, mode, environment, sold }),
    ...(isSavingData && { hero: null }),
    // The lead alone asks how the buyer has heard of the brand.
    ...(!namespaces.includes('referer') && { refererOptions: [] }),
    ...(isReceipt && { success: brand.success }),
  };
  const allNamespaces = [
    ...shellNamespaces,
    ...(isHomologation ? bannerNamespaces : []),
    ...namespaces.filter((name) => canShow[name]?.({ brand, locale }) ?? true),
  ];
  return {
    query: request.query,
    rawQuery: request.rawQuery,
    locale,
    operation: request.operation,
    host: request.host,
    ...(isSavingData && { isSavingData }),
    pathname,
    stepRoute,
    environment,
    isHomologation,
    renderedAt: Date.now(),
    brand: pageBrand,
    mainDsMode: mainMode,
    title: title === '' ? everyTitle : `${everyTitle} - ${title}`,
    themeCss: createPageCss(
      { ...brand, themeId: look.themeId, paneFiles: look.paneFiles },
      {
        hero: pageBrand.hero,
        motif: isSavingData ? null : getPageMotif(brand, sold),
        ...(isReceipt && !isSavingData && { confetti: getPageConfetti(brand, sold) }),
        mode,
      },
    ),
    themeFont: getTheme(look.themeId, mode).font,
    messages: getPageTexts({
      locale,
      brandId: brand.dsProductId,
      productCode: sold?.code,
      namespaces: allNamespaces,
      sendsMail,
    }),
    ...chooseContainer(brand, tagContainer),
  };
}

/**
 * The environment whose links a page shows: the deployment's (APP_ENV), or homologation's where that
 * is on. Production without a homologation service takes real money even then, so its links stay.
 */
export function getEnvironment(): LinkEnvironment {
  const { appEnvironment, homologApiUrls } = readWebEnvironment(process.env);
  const isReal = appEnvironment === 'production' && homologApiUrls === undefined;
  return isInHomologation() && !isReal ? 'homolog' : appEnvironment;
}

export function getPageMode(query: CheckoutQuery, configured: BrandMode): BrandMode {
  return getEnvironment() === 'production' ? configured : resolveMode(query, configured);
}
