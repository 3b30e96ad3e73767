import type { Brand, BrandLinks, BrandMode, LinkEnvironment } from '@/brands/brand';
import { getHero } from '@/brands/getHero';
import { readWebEnvironment } from '@/config/web.server';
import type { MessageNamespace } from '@/locales/messageKey';
import type { Page, PageBrand, PageRequest } from '@/services/checkout/page';
import type { CheckoutQuery } from '@/services/checkout/query';
import { resolveMode } from '@/services/checkout/theme';
import { isInHomologation } from '@/services/http/apiUrl.server';
import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme } from '@/themes/registry';
import { getActiveMozambiqueMethods, getTakenMethods } from './brandMethods.server';
import { findPicture, pictureNames } from './linkPictures.server';
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

const noLinks: BrandLinks = { domain: '', firstAccess: '', terms: '', politics: '' };

function toPageBrand(brand: Brand, mode: Brand['dsMode'], environment: LinkEnvironment): PageBrand {
  const { dsProductId, isCaptchaBadgeHidden, links, multiProfile } = brand;
  const { payment, pixStep, product, refererOptions, stepsNumber, success, upsellProductName } =
    brand;
  return {
    dsProductId,
    dsMode: mode,
    stepsNumber,
    pixStep,
    upsellProductName,
    multiProfile,
    refererOptions,
    isCaptchaBadgeHidden,
    success,
    faqLink: brand.faqLink ?? '',
    whatsapp: brand.whatsapp ?? '',
    // Its pane is dark in both modes. The stand-in has no sign of its own.
    logoFile: links ? brand.logoFile.dark : null,
    stepLogo: null,
    sign: createSign(dsProductId),
    hero: brand.paneFiles.hero,
    name: product.name,
    paymentStep: payment.currentStep,
    links: links?.[environment] ?? noLinks,
    isAcceptanceEnabled: brand.acceptance.isEnabled,
    sendsPlanType: brand.lead.sendBffLeadRequest.planType,
    planTypes: payment.planTypes,
    needsDocumentForInvoice: payment.sendBffPaymentRequest.documentToNFGeneration,
    cardCompanies: payment.cardCompanies,
    states: payment.states,
    methods: getTakenMethods(brand),
    mozambiqueMethods: getActiveMozambiqueMethods(brand, environment),
  };
}

export const createSign = (dsProductId: string) => `/brands/${dsProductId}/icon.svg`;

/** A product has its own drawing or its brand's. The stand-in has none; the product that it stands in for has its initial. */
export function withDrawing(brand: Brand, productCode: string): Brand {
  const hero =
    brand.links === null
      ? findPicture([pictureNames.heroOfProduct(productCode)])
      : getHero(brand, productCode);
  return { ...brand, paneFiles: { ...brand.paneFiles, hero } };
}

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
  stepRoute,
  tagContainer = null,
  title = brand.links ? brand.product.name : '',
}: PageSource): Page {
  const environment = getEnvironment();
  const isHomologation = isInHomologation();
  const { dsProductId: brandId } = brand;
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
    brand: toPageBrand(brand, mode, environment),
    mainDsMode: mainMode,
    title: title === '' ? everyTitle : `${everyTitle} - ${title}`,
    themeCss: createPageCss(brand, mode),
    themeFont: getTheme(brand.themeId, mode).font,
    messages: getPageTexts({ locale, brandId, namespaces: allNamespaces, sendsMail }),
    ...chooseContainer(brand, tagContainer),
  };
}

/** Hidden from sight only: removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

/** Pixels: of the column that a page is on a tablet, with the room beside its form. */
const columnWidth = 505;

type PageCssSource = Pick<Brand, 'formWidth' | 'isCaptchaBadgeHidden' | 'paneFiles' | 'themeId'>;

/** The theme as CSS, its pane and its form, and what else a brand decides on of what others render. */
export function createPageCss(
  { formWidth, isCaptchaBadgeHidden, paneFiles, themeId }: PageCssSource,
  mode: Brand['dsMode'],
): string {
  const { hero, pattern } = paneFiles;
  const properties = [
    `--form-width:${formWidth}px`,
    `--column-inset:${(columnWidth - formWidth) / 2}px`,
    `--pane-pattern:${toCssUrl(pattern)}`,
    `--pane-hero:${toCssUrl(hero)}`,
    `--hero-height:${hero === null ? 0 : '18.75rem'}`,
  ];
  const badge = isCaptchaBadgeHidden ? hiddenCaptchaBadge : '';
  return `${getThemeCss(themeId, mode)}:root{${properties.join(';')}}${badge}`;
}

/** Where nothing is drawn, a picture of nothing: a mask without a picture would hide nothing. */
const toCssUrl = (file: string | null) =>
  file === null ? 'linear-gradient(#0000,#0000)' : `url(${file})`;

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
