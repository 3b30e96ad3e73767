import { getBrand } from '@/brands/registry';
import { readLink } from '@/domain/link/readLink';
import type { Locale } from '@/domain/markets';
import { getTheme } from '@/themes/registry';
import { hasLogo, routes, withQuery } from '../checkout/routes';
import { getOfferedPlan } from '../checkout/selectPlan';
import { findPicture, pictureNames } from './linkPictures.server';
import type { CheckoutPage, Page } from './page';

/** What a chat or a feed shows of a link (ogp.me). */
export interface LinkPreview {
  title: string;
  description: string;
  siteName: string;
  locale: string;
  /** Where the flow begins, with what the link says of product and seller and nothing of a buyer. */
  url: string;
  /** 1200 x 630, by its whole address; null: none was made. */
  image: string | null;
}

/** What a page says of itself beside its content. */
export interface PageTags {
  /** Of what stands at its top, for the browser's own frame. */
  themeColor: string;
  /** The file of the wordmark, to be loaded first; null: the page shows none, or carries it. */
  wordmark: string | null;
  /** A path; null: none was made. */
  touchIcon: string | null;
  /** null: it is about nothing that is shared. */
  preview: LinkPreview | null;
}

/** Of a link's parameters, those that say what is sold and by whom. Names and addresses stay out. */
const publicParameters = new Set([
  'product',
  'productCode',
  'business',
  'planId',
  'plan',
  'plans',
  'planTypes',
  'flowId',
  'route',
  'offer',
  'voucher',
  'locale',
  'partner',
  'seller',
  'source',
]);

function getPublicQuery(rawQuery: string): string {
  const kept = [...readLink(rawQuery)].filter(([name]) => publicParameters.has(name));
  return new URLSearchParams(kept).toString();
}

const isCheckoutPage = (page: Page): page is CheckoutPage => 'checkout' in page;

const toPreviewLocale = (locale: Locale) => locale.replace('-', '_');

/** A picture speaks the language of its country: a link in another one shows the brand alone. */
function findImage({ brand, checkout, locale, operation }: CheckoutPage): string | null {
  const { themeId } = getBrand(brand.dsProductId, locale);
  return findPicture([
    ...(locale === 'es-PE' ? [] : [pictureNames.ofProduct(checkout.productCode, operation)]),
    pictureNames.ofBrand(themeId),
  ]);
}

function describeLink(page: CheckoutPage, origin: string): LinkPreview {
  const { brand, checkout, locale, rawQuery } = page;
  const image = findImage(page);
  const plan = getOfferedPlan(checkout.product, checkout.flow, page.query);
  return {
    title: checkout.config.title,
    description: plan.description ?? checkout.product.description,
    siteName: brand.name,
    locale: toPreviewLocale(locale),
    url: `${origin}${withQuery(routes.lead, getPublicQuery(rawQuery))}`,
    image: image === null ? null : `${origin}${image}`,
  };
}

/**
 * What a page's head says besides its title, styles and scripts.
 * @param origin where it was opened, such as https://checkout.example
 */
export function describePage(page: Page, origin: string): PageTags {
  const { dsMode, dsProductId, logoFile, stepLogo } = page.brand;
  const { themeId } = getBrand(dsProductId, page.locale);
  // createDrawingCss
  const isCarried = page.pathname === routes.lead;
  const checkoutPage = isCheckoutPage(page) ? page : null;
  return {
    themeColor: getTheme(themeId, dsMode).colors.paneStart,
    wordmark: isCarried || !hasLogo(page.pathname, stepLogo) ? null : (stepLogo ?? logoFile),
    touchIcon: findPicture([
      pictureNames.touchIconOfBrand(dsProductId),
      ...(checkoutPage ? [pictureNames.touchIconOfProduct(checkoutPage.checkout.productCode)] : []),
    ]),
    preview: checkoutPage && describeLink(checkoutPage, origin),
  };
}
