import type { Brand, LinkEnvironment } from '@/brands/brand';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace } from '@/locales/messageKey';
import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import { resolveLocale, resolveOperation } from '@/services/checkout/resolveLocale';
import { getThemeCss } from '@/themes/getThemeCss';
import type { Page, PageBrand } from './page';

/** Texts of the shell, which every page shows. */
const shellNamespaces: readonly MessageNamespace[] = ['shell', 'failure'];

function getEnvironment(): LinkEnvironment {
  const value = process.env['APP_ENV'];
  return value === 'production' || value === 'homolog' ? value : 'test';
}

function toPageBrand(brand: Brand, mode: Brand['dsMode'], environment: LinkEnvironment): PageBrand {
  const { dsProductId, faqLink, formWidth, logoFile, payment } = brand;
  const { pixStep, product, stepsNumber, success } = brand;
  return {
    dsProductId,
    dsMode: mode,
    faqLink,
    logoFile,
    formWidth,
    stepsNumber,
    pixStep,
    success,
    name: product.name,
    paymentStep: payment.currentStep,
    links: brand.links[environment],
    isAcceptanceEnabled: brand.acceptance.isEnabled,
    needsDocumentForInvoice: payment.sendBffPaymentRequest.documentToNFGeneration,
    cardCompanies: payment.cardCompanies,
  };
}

interface PageSource {
  brand: Brand;
  mode: Brand['dsMode'];
  query: CheckoutQuery;
  rawQuery: string;
  pathname: string;
  host: string;
  namespaces: readonly MessageNamespace[];
}

/** Puts together what a page sends to the browser: one brand, one theme, one language, its texts. */
export function createPage({ brand, mode, namespaces, query, ...request }: PageSource): Page {
  const locale = resolveLocale(query);
  const environment = getEnvironment();
  return {
    ...request,
    query,
    locale,
    operation: resolveOperation(locale),
    environment,
    renderedAt: Date.now(),
    brand: toPageBrand(brand, mode, environment),
    themeCss: getThemeCss(brand.dsProductId, mode),
    messages: getMessages(locale, brand.dsProductId, [...shellNamespaces, ...namespaces]),
  };
}
