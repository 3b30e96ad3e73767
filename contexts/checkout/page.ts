import type { Brand, BrandLinks, LinkEnvironment } from '@/brands/brand';
import type { LoadedCheckout } from '@/services/checkout/loadCheckout';
import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import type { Locale, Operation } from '@/services/checkout/resolveLocale';
import type { Messages } from '../TranslationContext';

/** What a page needs to know of its brand; the rest of the brand stays on the server. */
export interface PageBrand extends Pick<
  Brand,
  | 'dsProductId'
  | 'dsMode'
  | 'faqLink'
  | 'logoFile'
  | 'formWidth'
  | 'stepsNumber'
  | 'pixStep'
  | 'success'
> {
  name: string;
  paymentStep: number | null;
  links: BrandLinks;
  isAcceptanceEnabled: boolean;
  needsDocumentForInvoice: boolean;
  cardCompanies: Brand['payment']['cardCompanies'];
}

/** What the server found out about a request (spec section 3, "Page-level values"). */
export interface Page {
  locale: Locale;
  operation: Operation;
  query: CheckoutQuery;
  /** The query as it came, byte for byte, without '?'. */
  rawQuery: string;
  pathname: string;
  host: string;
  environment: LinkEnvironment;
  /** The server's clock when it made the page, in milliseconds: the buyer's own may be wrong. */
  renderedAt: number;
  brand: PageBrand;
  themeCss: string;
  messages: Partial<Messages>;
}

/** A page of a product's flow. */
export interface CheckoutPage extends Page {
  checkout: Omit<LoadedCheckout, 'locale' | 'operation'>;
}
