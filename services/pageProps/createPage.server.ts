import { readWebEnvironment } from '@/domain/environment.server';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Brand, BrandLinks, BrandMode, LinkEnvironment } from '@/brands/brand';
import { getHero } from '@/brands/getHero';
import { findBrand, getBrand, isBrand } from '@/brands/registry';
import type { CheckoutFlow, FlowStep, ProductV2 } from '@/contract/product';
import type { MessageNamespace } from '@/locales/messageKey';
import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme } from '@/themes/registry';
import { getStepIndicator, nameStep } from '../checkout/flow';
import { setHomologationCookie } from '../checkout/homologation.server';
import type { LoadedCheckout } from '../checkout/loadCheckout.server';
import type { OfferedProduct } from '../checkout/offeredProduct.server';
import { findOwnName } from '../checkout/productKeys';
import {
  findPaymentLinkFlow,
  isPaymentLinkFlow,
  referenceParameter,
} from '../checkout/paymentLinks';
import {
  type CheckoutQuery,
  dropEmptyParameters,
  dropPersonalParameters,
  replaceParameter,
} from '../checkout/query';
import { isLiveloPath, routes } from '../checkout/routes';
import { getCurrentStep } from '../checkout/steps';
import { getUpsellMode, hasUpsellTheme, parseDesignSystemId, resolveMode } from '../checkout/theme';
import { isInHomologation, runInHomologation } from '../http/apiUrl.server';
import { runForBuyer } from '../http/buyerAddress.server';
import { logger } from '../logger';
import { type PageRequest, readPageRequest } from '../http/pageRequest.server';
import { isDataRequest } from '../http/rawQuery';
import { getActiveMozambiqueMethods, getTakenMethods } from './brandMethods.server';
import { prepareTexts } from './lateTexts.server';
import { findPicture, pictureNames } from './linkPictures.server';
import type { CheckoutPage, FlowOutline, Page, PageBrand } from './page';

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

const createSign = (dsProductId: string) => `/brands/${dsProductId}/icon.svg`;

/** A product has its own drawing or its brand's. The stand-in has none; the product that it stands in for has its initial. */
export function withDrawing(brand: Brand, productCode: string): Brand {
  const hero =
    brand.links === null
      ? findPicture([pictureNames.heroOfProduct(productCode)])
      : getHero(brand, productCode);
  return { ...brand, paneFiles: { ...brand.paneFiles, hero } };
}

/** Where no brand sells it, a product stands for itself: its name, its documents, its help. */
export function standForProduct(brand: PageBrand, { links, name }: ProductV2): PageBrand {
  if (brand.logoFile !== null) return brand;
  const { help = '', privacy = '', terms = '' } = links ?? {};
  return { ...brand, name, faqLink: help, links: { ...brand.links, terms, politics: privacy } };
}

interface PageSource {
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
    ...prepareTexts({ locale, brandId, namespaces: allNamespaces, sendsMail }),
    ...chooseContainer(brand, tagContainer),
  };
}

interface CheckoutPageSource extends Pick<
  PageSource,
  'namespaces' | 'pathname' | 'request' | 'stepRoute'
> {
  checkout: LoadedCheckout;
  /** What an upsell's page sells instead of the product. */
  offered?: OfferedProduct | null;
  /** The request's, by name. */
  cookies: Partial<Record<string, string>>;
}

/** A step brings its own sign; the points' step brings it for all of its screens. */
function findStepLogo(flow: CheckoutFlow, pathname: string, step: FlowStep | null): string | null {
  const owner = isLiveloPath(pathname) ? getCurrentStep(flow, routes['livelo-cpf']) : step;
  return owner?.props.mediaLogo ?? null;
}

/** The brand of what is offered, where that is a brand's own product. */
function findSeller(offered: OfferedProduct | null | undefined): Brand | null {
  if (!offered) return null;
  const brand = findBrand(offered.productQuery.business, offered.code);
  return brand.links && (brand.productCode ?? offered.code) === offered.code ? brand : null;
}

const unknownDesigns = new Set<string>();

/**
 * Says once that a service names a look that is not here, so that the neutral one stands in. The
 * products that are meant to have no brand are known by their own names.
 */
function warnOfUnknownDesign({ business, config, productCode }: LoadedCheckout): void {
  const { designSystemId } = config;
  if (unknownDesigns.has(designSystemId) || findOwnName(business, productCode) !== null) return;
  unknownDesigns.add(designSystemId);
  logger.warning('A designSystemId names no brand', { designSystemId, productCode });
}

/** What the next pages are opened with: what names no sale that this page is about is left out. */
function getQueryToGoOn({ query, rawQuery }: PageRequest, flow: CheckoutFlow): string {
  const left = dropPersonalParameters(dropEmptyParameters(rawQuery));
  const namesAnother =
    query.reference !== undefined &&
    !isPaymentLinkFlow(flow) &&
    findPaymentLinkFlow(query.flowId?.toLowerCase() ?? '') !== undefined;
  return namesAnother ? replaceParameter(left, referenceParameter, null) : left;
}

/** The page of a product: in its brand and mode, with its place in the flow. */
export function createCheckoutPage({
  checkout,
  cookies,
  offered,
  request,
  ...place
}: CheckoutPageSource): Omit<CheckoutPage, 'choosablePlanIds'> {
  // Which texts there are, is all that it says.
  const { sendsMail = false, ...config } = checkout.config;
  const { dsMode, dsProductId } = parseDesignSystemId(config.designSystemId);
  if (!isBrand(dsProductId)) warnOfUnknownDesign(checkout);
  const mainMode = getPageMode(request.query, dsMode);
  const step = getCurrentStep(checkout.flow, place.stepRoute);
  // What is offered has its own look, also where the flag that the other pages go by was lost.
  const isUpsellStyled = step?.props.style === 'upsell' || hasUpsellTheme(cookies);
  const own = withDrawing(getBrand(dsProductId, request.locale), checkout.productCode);
  const seller = findSeller(offered) ?? own;
  const brand = { ...own, paneFiles: { ...own.paneFiles, hero: getHero(seller, offered?.code) } };
  const guesses = [...(brand.guesses ?? []), ...(config.guesses ?? [])];
  const page = createPage({
    ...place,
    request: {
      ...request,
      rawQuery: getQueryToGoOn(request, checkout.flow),
    },
    brand,
    mode: isUpsellStyled ? getUpsellMode(mainMode) : mainMode,
    mainMode,
    title: config.title,
    tagContainer: config.gtm,
    sendsMail,
  });
  return {
    ...page,
    brand: {
      ...standForProduct(page.brand, checkout.product),
      stepLogo: findStepLogo(checkout.flow, place.pathname, step),
      sign: createSign(seller.dsProductId),
      multiProfile: {
        ...page.brand.multiProfile,
        cardThumbnailFile: seller.multiProfile.cardThumbnailFile,
      },
    },
    ...(page.isHomologation && guesses.length > 0 && { guesses }),
    ...(config.flagsEvery !== undefined && { flagsEvery: config.flagsEvery }),
    stepIndicator: nameStep(getStepIndicator(checkout.flow, place, page.brand), step),
    checkout: { ...checkout, config: { ...config, checkoutFlow: outlineFlows(checkout) } },
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

/** Makes a page's props from its request, which is read once. */
type GetPageProps<Props extends Page> = (
  request: PageRequest,
  context: GetServerSidePropsContext,
) => Promise<GetServerSidePropsResult<Props>>;

/**
 * The getServerSideProps of a page that knows its request. It is made in homologation where the
 * link asks for it or the cookie says so: its calls go to that service, its links to that
 * environment. No cache between here and the buyer may keep it. Where an open page is redirected on
 * the way to the next, the browser is made to load that one's address itself, which has the query as it
 * came (docs/decisions/003-raw-query.md).
 */
export function createServerProps<Props extends Page>(
  getProps: GetPageProps<Props>,
): GetServerSideProps<Props> {
  return async (context) => {
    const { req, res } = context;
    const request = readPageRequest(req);
    res.setHeader('Cache-Control', 'private, no-store');
    const isHomologation = setHomologationCookie(context, request.rawQuery);
    const result = await runForBuyer(req, () =>
      runInHomologation(isHomologation, () => getProps(request, context)),
    );
    if ('redirect' in result && isDataRequest(req)) res.statusCode = 404;
    return result;
  };
}

/** Other flows are the service's to know: what they show and sell stays there. */
const outlineFlows = ({ config }: LoadedCheckout): FlowOutline[] =>
  config.checkoutFlow.map(({ id }) => ({ id }));
