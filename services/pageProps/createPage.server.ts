import { readWebEnvironment } from '@/domain/environment.server';
import type { GetServerSideProps } from 'next';
import type {
  Brand,
  BrandLinks,
  LinkEnvironment,
  MozambiqueMethod,
  MozambiqueMethodId,
} from '@/brands/brand';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace } from '@/locales/messageKey';
import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme } from '@/themes/registry';
import { getStepRoute } from '../checkout/flow';
import { setHomologationCookie } from '../checkout/homologation.server';
import { resolveLocale, resolveOperation } from '../checkout/locale';
import type { CheckoutQuery } from '../checkout/query';
import { isInHomologation, runInHomologation } from '../http/apiUrl.server';
import type { Page, PageBrand, PageMozambiqueMethod } from './page';

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

/** Hidden from sight only: removed from the layout, the captcha would stop working. */
const hiddenCaptchaBadge = '.grecaptcha-badge{visibility:hidden}';

/** The theme as CSS, and what else a brand decides on that is drawn by others. */
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

/** In the order in which a buyer sees them. */
const ids: readonly MozambiqueMethodId[] = ['creditcard', 'debitcard', 'boleto'];

/** The ways to pay that a brand offers in Mozambique, with the plan of one environment. */
function getActiveMozambiqueMethods(
  brand: Brand,
  environment: LinkEnvironment,
): PageMozambiqueMethod[] {
  if (brand.lang !== 'pt-MZ') return [];
  const { mozambiqueMethods } = brand.payment;
  return ids.flatMap((id) => {
    const method: MozambiqueMethod | undefined = mozambiqueMethods[id];
    if (!method?.isActive) return [];
    return [{ id, name: method.name, planId: method.planId[environment] }];
  });
}

/**
 * A page's props, made in homologation where the link asks for it or the cookie says so: its calls
 * go to that service, its links to that environment. Every page that knows its request is wrapped.
 */
export function withHomologation<Props extends Page>(
  getProps: GetServerSideProps<Props>,
): GetServerSideProps<Props> {
  return (context) => runInHomologation(setHomologationCookie(context), () => getProps(context));
}
