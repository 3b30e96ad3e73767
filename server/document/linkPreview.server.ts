import { dressBrand } from '@/brands/dressBrand';
import { getBrand } from '@/brands/registry';
import { publicParameters } from '@/domain/link/linkParameters';
import { readLink } from '@/domain/link/readLink';
import type { Locale } from '@/domain/markets';
import type { CheckoutPage, LinkPreview, Page, PageTags } from '@/services/checkout/page';
import { hasLogo, routes, withQuery } from '@/services/checkout/routes';
import { getOfferedPlan } from '@/services/checkout/selectPlan';
import { getTheme } from '@/themes/registry';
import { findPicture, pictureNames } from '../page/linkPictures.server';

function getPublicQuery(rawQuery: string): string {
  const kept = [...readLink(rawQuery)].filter(([name]) => publicParameters.includes(name));
  return new URLSearchParams(kept).toString();
}

const isCheckoutPage = (page: Page): page is CheckoutPage => 'checkout' in page;

const toPreviewLocale = (locale: Locale) => locale.replace('-', '_');

function findImage({ checkout, locale, operation }: CheckoutPage, themeId: string): string | null {
  return findPicture([
    ...(locale === 'es-PE' ? [] : [pictureNames.ofProduct(checkout.productCode, operation)]),
    pictureNames.ofBrand(themeId),
  ]);
}

function describeLink(page: CheckoutPage, origin: string, themeId: string): LinkPreview {
  const { brand, checkout, locale, rawQuery } = page;
  const image = findImage(page, themeId);
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
 * Describes a page for its head, besides title, styles and scripts.
 * @param origin where it was opened, such as https://checkout.example
 */
export function describePage(page: Page, origin: string): PageTags {
  const { dsMode, dsProductId, logoFile, stepLogo } = page.brand;
  // createIllustrationCss inlines the logo there.
  const isCarried = page.pathname === routes.lead;
  const checkoutPage = isCheckoutPage(page) ? page : null;
  const brand = getBrand(dsProductId, page.locale);
  const { themeId } = checkoutPage ? dressBrand(brand, checkoutPage.checkout.productCode) : brand;
  return {
    themeColor: getTheme(themeId, dsMode).colors.paneStart,
    wordmark: isCarried || !hasLogo(page.pathname, stepLogo) ? null : (stepLogo ?? logoFile),
    touchIcon: findPicture([
      pictureNames.touchIconOfBrand(dsProductId),
      ...(checkoutPage ? [pictureNames.touchIconOfProduct(checkoutPage.checkout.productCode)] : []),
    ]),
    preview: checkoutPage && describeLink(checkoutPage, origin, themeId),
  };
}
