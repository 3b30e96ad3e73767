import type {
  Brand,
  BrandLinks,
  BrandMode,
  LinkEnvironment,
  MozambiqueMethodId,
} from '@/brands/brand';
import type { Locale, Operation } from '@/contract/enumerations';
import type { Plan, ProductV2, ProductV2Query } from '@/contract/product';
import type { CheckoutFlow, ProductConfig } from '@/contract/productConfig';
import type { Seller } from '@/contract/seller';
import type { Messages } from '@/locales/messageKey';
import type { ColorRoles, Theme } from '@/themes/tokens';
import type { StepIndicator } from './stepIndicator';
import type { PaymentLink, PaymentLinkByTemplate } from './loadPaymentLink';
import type { PaymentLinkTemplate } from './paymentLinks';
import type { ProductKey } from './productKeys';
import type { CheckoutQuery } from './query';

export interface PageRequest {
  /** The query as it came, byte for byte, without '?'. */
  rawQuery: string;
  query: CheckoutQuery;
  locale: Locale;
  operation: Operation;
  host: string;
  /** The buyer's browser asks to save data (`Save-Data: on`). */
  isSavingData?: boolean;
}

export interface PageBrand extends Pick<
  Brand,
  | 'dsProductId'
  | 'dsMode'
  | 'stepsNumber'
  | 'pixStep'
  | 'upsellProductName'
  | 'multiProfile'
  | 'refererOptions'
  | 'isCaptchaBadgeHidden'
> {
  /** On receipts and a trial's page alone. */
  success?: Brand['success'];
  name: string;
  faqLink: string;
  whatsapp: string;
  logoFile: string | null;
  stepLogo: string | null;
  tile: string | null;
  hero: string | null;
  paymentStep: number | null;
  links: BrandLinks;
  isAcceptanceEnabled: boolean;
  needsDocumentForInvoice: boolean;
  sendsPlanType: boolean;
  cardCompanies: Brand['payment']['cardCompanies'];
  planTypes: Brand['payment']['planTypes'];
  states: Brand['payment']['states'];
  methods: Brand['payment']['methods'];
  mozambiqueMethods: readonly PageMozambiqueMethod[];
}

export interface PageMozambiqueMethod {
  id: MozambiqueMethodId;
  name: string;
  planId: string;
}

export interface Page extends PageRequest {
  pathname: string;
  stepRoute: string;
  environment: LinkEnvironment;
  isHomologation: boolean;
  guesses?: readonly string[];
  /**
   * Milliseconds by the server's clock when it rendered the page: the buyer's own clock may be wrong.
   */
  renderedAt: number;
  brand: PageBrand;
  mainDsMode: Brand['dsMode'];
  title: string;
  themeCss: string;
  themeFont: Theme['font'];
  messages: Partial<Messages>;
  tagContainer?: string;
  /** Seconds between two requests for the flags that are on; undefined: the page never asks. */
  flagsEvery?: number;
  /** The tile of what the flow offers after this page. */
  nextTile?: string;
  sale?: PaymentLink;
  /** The selling company, on a page that calls no service. */
  soldBy?: string;
  /** Where a service did not answer, the trace of the request that failed. */
  traceId?: string;
}

export const isPage = (props: unknown): props is Page =>
  typeof props === 'object' && props !== null && 'messages' in props;

export type FlowOutline = Pick<CheckoutFlow, 'id'>;

export interface PageCheckout {
  business: string;
  productCode: string;
  config: Omit<ProductConfig, 'checkoutFlow'> & { checkoutFlow: readonly FlowOutline[] };
  product: ProductV2;
  seller: Seller;
  flow: CheckoutFlow;
  voucher: string | null;
}

export interface OfferedProduct {
  planId: string;
  code: string;
  productQuery: ProductV2Query;
  product: ProductV2;
  saleQuery: CheckoutQuery;
}

export interface CheckoutPage extends Page {
  stepIndicator: StepIndicator | null;
  checkout: PageCheckout;
  choosablePlanIds: readonly string[];
  offered?: OfferedProduct;
  nextOffer?: Plan;
  hasUpsellTheme?: boolean;
  reference?: { template: PaymentLinkTemplate; id: string };
}

export interface PaymentLinkPage<Template extends PaymentLinkTemplate> extends CheckoutPage {
  sale: PaymentLinkByTemplate[Template];
  reference: { template: Template; id: string };
}

export type PageFailureKind = 'notFound' | 'paid' | 'unavailable';

export interface FailurePage extends Page {
  failure: PageFailureKind;
  paidReference?: { template: PaymentLinkTemplate; id: string };
}

export type WayOnKind = 'retry' | 'anyway' | 'price';

export interface ExpiredLinkPage extends Page {
  /** Where the link led, without its query. */
  retryPath: string;
  /** null: only a new link helps. */
  wayOn: { kind: WayOnKind; path: string } | null;
}

export interface PageBesideFlow extends Page {
  /** Where the sale begins; null: the link names no product. */
  firstPath: string | null;
}

export interface DocumentPage extends CheckoutPage {
  documentHtml: string | null;
}

export interface BrandLook extends Pick<ColorRoles, 'paneStart' | 'paneEnd' | 'paneText'> {
  logoFile: string;
}

export type BrandLooks = Record<BrandMode, BrandLook>;

export interface BuilderProduct {
  key: ProductKey;
  brandName: string;
  looks: BrandLooks;
  looksInMozambique: BrandLooks | null;
}

export interface Builder {
  origin: string;
  products: readonly BuilderProduct[];
  hasPreview: boolean;
}

export interface RootPage extends Page {
  builder: Builder | null;
}

export interface LinkPreview {
  title: string;
  description: string;
  siteName: string;
  locale: string;
  url: string;
  image: string | null;
}

export interface PageTags {
  themeColor: string;
  wordmark: string | null;
  touchIcon: string | null;
  preview: LinkPreview | null;
}
