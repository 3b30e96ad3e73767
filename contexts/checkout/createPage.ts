import type { Brand, BrandLinks, LinkEnvironment } from '@/brands/brand';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace } from '@/locales/messageKey';
import { isInHomologation } from '@/services/checkout/homologationScope';
import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { resolveLocale, resolveOperation } from '@/services/checkout/resolveLocale';
import { getTheme } from '@/themes/getTheme';
import { createPageCss } from './createPageCss';
import { getEnvironment } from './getEnvironment';
import { getActiveMozambiqueMethods } from './mozambiqueMethods';
import type { Page, PageBrand } from './page';

/** Texts of the shell, which every page shows. */
const shellNamespaces: readonly MessageNamespace[] = ['shell', 'failure'];

/** Texts of the banner, for the few pages that have it. */
const bannerNamespaces: readonly MessageNamespace[] = ['homologation'];

const noLinks: BrandLinks = { domain: '', firstAccess: '', terms: '', politics: '' };

function toPageBrand(brand: Brand, mode: Brand['dsMode'], environment: LinkEnvironment): PageBrand {
  const { dsProductId, formWidth, isCaptchaBadgeHidden, links, multiProfile, payment } = brand;
  const { pixStep, product, refererOptions, stepsNumber, success, upsellProductName } = brand;
  return {
    dsProductId,
    dsMode: mode,
    formWidth,
    stepsNumber,
    pixStep,
    upsellProductName,
    multiProfile,
    refererOptions,
    isCaptchaBadgeHidden,
    success,
    faqLink: brand.faqLink ?? '',
    whatsapp: brand.whatsapp ?? '',
    logoFile: brand.logoFile[mode],
    name: product.name,
    paymentStep: payment.currentStep,
    links: links?.[environment] ?? noLinks,
    isAcceptanceEnabled: brand.acceptance.isEnabled,
    needsDocumentForInvoice: payment.sendBffPaymentRequest.documentToNFGeneration,
    cardCompanies: payment.cardCompanies,
    states: payment.states,
    mozambiqueMethods: getActiveMozambiqueMethods(brand, environment),
  };
}

interface PageSource {
  brand: Brand;
  mode: Brand['dsMode'];
  /** The main theme's mode, where the page shows another theme. */
  mainMode?: Brand['dsMode'];
  query: CheckoutQuery;
  rawQuery: string;
  pathname: string;
  host: string;
  namespaces: readonly MessageNamespace[];
}

/** Puts together what a page sends to the browser: one brand, one theme, one language, its texts. */
export function createPage({
  brand,
  mode,
  mainMode = mode,
  namespaces,
  query,
  ...request
}: PageSource): Page {
  const locale = resolveLocale(query);
  const environment = getEnvironment();
  const isHomologation = isInHomologation();
  return {
    ...request,
    stepRoute: getStepRoute(request.pathname),
    query,
    locale,
    operation: resolveOperation(locale),
    environment,
    isHomologation,
    renderedAt: Date.now(),
    brand: toPageBrand(brand, mode, environment),
    mainDsMode: mainMode,
    themeCss: createPageCss(brand, mode),
    themeFont: getTheme(brand.themeId, mode).font,
    messages: getMessages(locale, brand.dsProductId, [
      ...shellNamespaces,
      ...(isHomologation ? bannerNamespaces : []),
      ...namespaces,
    ]),
  };
}
