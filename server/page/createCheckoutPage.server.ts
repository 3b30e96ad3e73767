import type { Brand, BrandMode } from '@/brands/brand';
import { dressBrand } from '@/brands/dressBrand';
import { findBrand, getBrand, isBrand } from '@/brands/registry';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { findPageStep, getStepIndicator } from '@/services/checkout/stepIndicator';
import type {
  CheckoutPage,
  FlowOutline,
  OfferedProduct,
  PageRequest,
} from '@/services/checkout/page';
import { findPaymentLinkFlow } from '@/services/checkout/paymentLinkFlows';
import { isPaymentLinkFlow, referenceParameter } from '@/services/checkout/paymentLinks';
import { findOwnName } from '@/services/checkout/productKeys';
import {
  dropEmptyParameters,
  dropPersonalParameters,
  replaceParameter,
} from '@/services/checkout/query';
import { isLiveloPath, routes } from '@/services/checkout/routes';
import { getCurrentStep } from '@/services/checkout/steps';
import { getUpsellMode, hasUpsellTheme, parseDesignSystemId } from '@/services/checkout/theme';
import { logger } from '@/services/logger';
import { getOfferCss } from '@/themes/getThemeCss';
import type { LoadedCheckout } from '../checkout/loadCheckout.server';
import { createPage, getPageMode, type PageSource } from './createPage.server';
import { nameStep } from './nameStep.server';

interface CheckoutPageSource extends Pick<
  PageSource,
  'namespaces' | 'pathname' | 'request' | 'stepRoute'
> {
  checkout: LoadedCheckout;
  offered?: OfferedProduct | null;
  /** What the flow offers after this page. */
  nextOffered?: OfferedProduct | null;
  cookies: Partial<Record<string, string>>;
}

function findStepLogo(flow: CheckoutFlow, pathname: string, step: FlowStep | null): string | null {
  const owner = isLiveloPath(pathname) ? getCurrentStep(flow, routes['livelo-cpf']) : step;
  return owner?.props.mediaLogo ?? null;
}

function findSeller(offered: OfferedProduct): Brand | null {
  const brand = findBrand(offered.productQuery.business, offered.code);
  return brand.links && (brand.productCode ?? offered.code) === offered.code ? brand : null;
}

interface UpsellTheme {
  mode: BrandMode;
  look: Brand;
}

/** The dark theme of the brand whose product is offered, else the other mode of the page's own. */
function getUpsellTheme(brand: Brand, mainMode: BrandMode, seller: Brand | null): UpsellTheme {
  return seller && seller.themeId !== brand.themeId
    ? { mode: 'dark', look: seller }
    : { mode: getUpsellMode(mainMode), look: brand };
}

/** The tile and the colours of an offer that stands on a page of another brand. */
function createNextLook(
  next: OfferedProduct,
  { themeCss }: Pick<CheckoutPage, 'themeCss'>,
): Pick<CheckoutPage, 'nextTile' | 'themeCss'> {
  const seller = findSeller(next);
  const tile = seller && dressBrand(seller, next.code).paneFiles.tile;
  return {
    themeCss: seller ? `${themeCss}${getOfferCss(seller.themeId)}` : themeCss,
    ...(tile !== null && { nextTile: tile }),
  };
}

const unknownDesigns = new Set<string>();

function warnOfUnknownDesign({ business, config, productCode }: LoadedCheckout): void {
  const { designSystemId } = config;
  if (unknownDesigns.has(designSystemId) || findOwnName(business, productCode) !== null) return;
  unknownDesigns.add(designSystemId);
  logger.warning('A designSystemId names no brand', { designSystemId, productCode });
}

function getQueryToGoOn({ query, rawQuery }: PageRequest, flow: CheckoutFlow): string {
  const kept = dropPersonalParameters(dropEmptyParameters(rawQuery));
  // `paidStep` names the payment that this page waits for, which no other page needs.
  const left = query.paidStep === undefined ? kept : replaceParameter(kept, 'paidStep', null);
  const namesAnother =
    query.reference !== undefined &&
    !isPaymentLinkFlow(flow) &&
    findPaymentLinkFlow(query.flowId?.toLowerCase() ?? '') !== undefined;
  return namesAnother ? replaceParameter(left, referenceParameter, null) : left;
}

export function createCheckoutPage({
  checkout,
  cookies,
  nextOffered,
  offered,
  request,
  ...place
}: CheckoutPageSource): Omit<CheckoutPage, 'choosablePlanIds'> {
  // The page needs no `sendsMail`: it only decides which texts there are.
  const { sendsMail = false, ...config } = checkout.config;
  const { dsMode, dsProductId } = parseDesignSystemId(config.designSystemId);
  if (!isBrand(dsProductId)) warnOfUnknownDesign(checkout);
  const mainMode = getPageMode(request.query, dsMode);
  const { paidStep } = request.query;
  const step = findPageStep(checkout.flow, { ...place, paidStep });
  // An upsell has its own look, also where the flag for the other pages was lost.
  const isUpsellStyled = step?.props.style === 'upsell' || hasUpsellTheme(cookies);
  const brand = dressBrand(getBrand(dsProductId, request.locale), checkout.productCode);
  const seller = offered ? findSeller(offered) : null;
  const upsell = isUpsellStyled ? getUpsellTheme(brand, mainMode, seller) : null;
  const guesses = [...(brand.guesses ?? []), ...(config.guesses ?? [])];
  const page = createPage({
    ...place,
    request: {
      ...request,
      rawQuery: getQueryToGoOn(request, checkout.flow),
    },
    brand,
    mode: upsell?.mode ?? mainMode,
    mainMode,
    ...(upsell && { look: upsell.look }),
    title: config.title,
    tagContainer: config.gtm,
    sendsMail,
    sold: {
      code: checkout.productCode,
      name: checkout.product.name,
      links: checkout.product.links,
      hasAddressForm: config.hasAddressForm,
      ...(offered && { offered: { code: offered.code, seller } }),
      stepLogo: findStepLogo(checkout.flow, place.pathname, step),
    },
  });
  return {
    ...page,
    ...(upsell && { hasUpsellTheme: true }),
    ...(nextOffered && createNextLook(nextOffered, page)),
    ...(page.isHomologation && guesses.length > 0 && { guesses }),
    ...(config.flagsEvery !== undefined && { flagsEvery: config.flagsEvery }),
    stepIndicator: nameStep(
      getStepIndicator(checkout.flow, { ...place, paidStep }, page.brand),
      step,
      page.locale,
    ),
    checkout: { ...checkout, config: { ...config, checkoutFlow: outlineFlows(checkout) } },
  };
}

const outlineFlows = ({ config }: LoadedCheckout): FlowOutline[] =>
  config.checkoutFlow.map(({ id }) => ({ id }));
