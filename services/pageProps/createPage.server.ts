import { readWebEnvironment } from '@/domain/environment.server';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { Brand, BrandLinks, BrandMode, LinkEnvironment } from '@/brands/brand';
import { getBrand } from '@/brands/registry';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace } from '@/locales/messageKey';
import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme } from '@/themes/registry';
import { getStepIndicator } from '../checkout/flow';
import { setHomologationCookie } from '../checkout/homologation.server';
import type { LoadedCheckout } from '../checkout/loadCheckout.server';
import { type CheckoutQuery, dropEmptyParameters } from '../checkout/query';
import { getCurrentStep } from '../checkout/steps';
import { getUpsellMode, hasUpsellTheme, parseDesignSystemId, resolveMode } from '../checkout/theme';
import { isInHomologation, runInHomologation } from '../http/apiUrl.server';
import { type PageRequest, readPageRequest } from '../http/pageRequest.server';
import { getActiveMozambiqueMethods, getTakenMethods } from './brandMethods.server';
import type { CheckoutPage, FlowOutline, Page, PageBrand } from './page';

/** Texts of the shell, which every page shows. */
const shellNamespaces: readonly MessageNamespace[] = ['shell', 'failure', 'paid', 'price'];

/** Texts of the banner, for the few pages that have it. */
const bannerNamespaces: readonly MessageNamespace[] = ['homologation'];

const noLinks: BrandLinks = { domain: '', firstAccess: '', terms: '', politics: '' };

function toPageBrand(brand: Brand, mode: Brand['dsMode'], environment: LinkEnvironment): PageBrand {
  const { dsProductId, formWidth, isCaptchaBadgeHidden, links, multiProfile } = brand;
  const {
    paneFiles,
    payment,
    pixStep,
    product,
    refererOptions,
    stepsNumber,
    success,
    upsellProductName,
  } = brand;
  return {
    dsProductId,
    dsMode: mode,
    formWidth,
    paneFiles,
    stepsNumber,
    pixStep,
    upsellProductName,
    multiProfile,
    refererOptions,
    isCaptchaBadgeHidden,
    success,
    faqLink: brand.faqLink ?? '',
    whatsapp: brand.whatsapp ?? '',
    // Its pane is dark in both modes.
    logoFile: brand.logoFile.dark,
    name: product.name,
    title: links ? product.name : null,
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

interface PageSource {
  brand: Brand;
  mode: Brand['dsMode'];
  /** The main theme's mode, where the page shows another theme. */
  mainMode?: Brand['dsMode'];
  request: PageRequest;
  pathname: string;
  stepRoute: string;
  namespaces: readonly MessageNamespace[];
}

/** Puts together what a page sends to the browser: one brand, one theme, one language, its texts. */
export function createPage({
  brand,
  mode,
  mainMode = mode,
  namespaces,
  pathname,
  request,
  stepRoute,
}: PageSource): Page {
  const environment = getEnvironment();
  const isHomologation = isInHomologation();
  return {
    query: request.query,
    rawQuery: request.rawQuery,
    locale: request.locale,
    operation: request.operation,
    host: request.host,
    pathname,
    stepRoute,
    environment,
    isHomologation,
    renderedAt: Date.now(),
    brand: toPageBrand(brand, mode, environment),
    mainDsMode: mainMode,
    themeCss: createPageCss(brand, mode),
    themeFont: getTheme(brand.themeId, mode).font,
    messages: getMessages(request.locale, brand.dsProductId, [
      ...shellNamespaces,
      ...(isHomologation ? bannerNamespaces : []),
      ...namespaces,
    ]),
  };
}

interface CheckoutPageSource extends Pick<
  PageSource,
  'namespaces' | 'pathname' | 'request' | 'stepRoute'
> {
  checkout: LoadedCheckout;
  /** The request's, by name. */
  cookies: Partial<Record<string, string>>;
}

/** The page of a product: in its brand and mode, with its place in the flow. */
export function createCheckoutPage({
  checkout,
  cookies,
  request,
  ...place
}: CheckoutPageSource): Omit<CheckoutPage, 'choosablePlanIds'> {
  const { dsMode, dsProductId } = parseDesignSystemId(checkout.config.designSystemId);
  const mainMode = getPageMode(request.query, dsMode);
  const step = getCurrentStep(checkout.flow, place.stepRoute);
  // What is offered has its own look, also where the flag that the other pages go by was lost.
  const isUpsellStyled = step?.props.style === 'upsell' || hasUpsellTheme(cookies);
  const page = createPage({
    ...place,
    request: { ...request, rawQuery: dropEmptyParameters(request.rawQuery) },
    brand: getBrand(dsProductId, request.locale),
    mode: isUpsellStyled ? getUpsellMode(mainMode) : mainMode,
    mainMode,
  });
  return {
    ...page,
    stepIndicator: getStepIndicator(checkout.flow, place, page.brand),
    checkout: { ...checkout, config: { ...checkout.config, checkoutFlow: outlineFlows(checkout) } },
  };
}

/** Hidden from sight only: removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

/** The theme as CSS, and what else a brand decides on of what others render. */
export function createPageCss(
  { isCaptchaBadgeHidden, themeId }: Pick<Brand, 'isCaptchaBadgeHidden' | 'themeId'>,
  mode: Brand['dsMode'],
): string {
  return `${getThemeCss(themeId, mode)}${isCaptchaBadgeHidden ? hiddenCaptchaBadge : ''}`;
}

/**
 * Whose links a page shows: the deployment's (APP_ENV), or homologation's where that is on. A
 * production without a homologation service takes real money all the same, so its links stay.
 */
export function getEnvironment(): LinkEnvironment {
  const { appEnvironment, homologApiUrl } = readWebEnvironment(process.env);
  const isReal = appEnvironment === 'production' && homologApiUrl === undefined;
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
 * environment. No cache between here and the buyer may keep it.
 */
export function createServerProps<Props extends Page>(
  getProps: GetPageProps<Props>,
): GetServerSideProps<Props> {
  return (context) => {
    const request = readPageRequest(context.req);
    context.res.setHeader('Cache-Control', 'private, no-store');
    const isHomologation = setHomologationCookie(context, request.rawQuery);
    return runInHomologation(isHomologation, () => getProps(request, context));
  };
}

/** Other flows are the service's to know: what they show and sell stays there. */
const outlineFlows = ({ config }: LoadedCheckout): FlowOutline[] =>
  config.checkoutFlow.map(({ id, steps }) => ({
    id,
    steps: steps.map((step) => ({ id: step.id, templateId: step.templateId })),
  }));
