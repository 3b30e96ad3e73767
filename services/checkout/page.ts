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

/** What a request for a page asks for, read once. */
export interface PageRequest {
  /** The query as it came, byte for byte, without '?'. */
  rawQuery: string;
  query: CheckoutQuery;
  locale: Locale;
  operation: Operation;
  /** The Host header. */
  host: string;
}

/** What a page needs to know of its brand; the rest of the brand stays on the server. */
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
  | 'success'
> {
  name: string;
  /** Empty: there is none, as for the links below. */
  faqLink: string;
  /** E.164. */
  whatsapp: string;
  /** The wordmark for its pane, which is dark by day and night; null: its name is written out. */
  logoFile: string | null;
  /** A step's own sign, in whose name it speaks, instead of the wordmark. */
  stepLogo: string | null;
  /** The sign of what is sold, a path; nobody's brand has the product's initial instead. */
  sign: string;
  /** What the brand sells, drawn; null: nothing is. */
  hero: string | null;
  paymentStep: number | null;
  links: BrandLinks;
  isAcceptanceEnabled: boolean;
  needsDocumentForInvoice: boolean;
  /** Whether a lead says of which type the plan is. */
  sendsPlanType: boolean;
  cardCompanies: Brand['payment']['cardCompanies'];
  /** Of the plans that it sells where a link names none. */
  planTypes: Brand['payment']['planTypes'];
  /** Codes that a billing address chooses from; none: the state is typed, or no address is asked for. */
  states: Brand['payment']['states'];
  /** Of what a plan lists, its buyers are offered these (`getTakenMethods`). */
  methods: Brand['payment']['methods'];
  /** The active ways to pay in Mozambique, with the plan of this environment; empty elsewhere. */
  mozambiqueMethods: readonly PageMozambiqueMethod[];
}

export interface PageMozambiqueMethod {
  id: MozambiqueMethodId;
  name: string;
  planId: string;
}

/** What the server found out about a request (docs/behaviour.md 3, "Entities"). */
export interface Page extends PageRequest {
  pathname: string;
  /** The route under which the flow's step is looked up (`getStepRoute`). */
  stepRoute: string;
  environment: LinkEnvironment;
  /** Whether the homologation cookie is set. */
  isHomologation: boolean;
  /** In homologation: facts of brand and product that nobody has confirmed. */
  guesses?: readonly string[];
  /** The server's clock when it made the page, in milliseconds: the buyer's own may be wrong. */
  renderedAt: number;
  brand: PageBrand;
  /** The main theme's mode; the brand's differs from it while the upsell theme is on. */
  mainDsMode: Brand['dsMode'];
  /** What the browser calls the page. */
  title: string;
  themeCss: string;
  /** The only font that the page preloads. */
  themeFont: Theme['font'];
  /** The texts of the page, whatever may happen on it. */
  messages: Partial<Messages>;
  /** Tag container of the product; absent where there is none, and in homologation. */
  tagContainer?: string;
  /** How often the page asks which flags are on, in seconds; without it, never. */
  flagsEvery?: number;
  /** On a page that opens by an unguessable id: what it is about. */
  sale?: PaymentLink;
}

/** Whether props are a page's; Next does not say what it hands on. */
export const isPage = (props: unknown): props is Page =>
  typeof props === 'object' && props !== null && 'messages' in props;

/** What the browser knows of a flow that it is not on. */
export type FlowOutline = Pick<CheckoutFlow, 'id'>;

/** What a link resolves to, as far as the browser needs it. */
export interface PageCheckout {
  business: string;
  productCode: string;
  config: Omit<ProductConfig, 'checkoutFlow'> & { checkoutFlow: readonly FlowOutline[] };
  product: ProductV2;
  seller: Seller;
  flow: CheckoutFlow;
  voucher: string | null;
}

/** What is offered after the purchase; it may be of another product and business. */
export interface OfferedProduct {
  planId: string;
  code: string;
  /** What it was priced with, to ask for the price again. */
  productQuery: ProductV2Query;
  product: ProductV2;
  /** The link's parameters as far as they hold for it. */
  saleQuery: CheckoutQuery;
}

/** A page of a product's flow. */
export interface CheckoutPage extends Page {
  /** null on pages without a place in the flow. */
  stepIndicator: StepIndicator | null;
  checkout: PageCheckout;
  /** The plans that steps of the flow let the buyer choose, of what this page sells. */
  choosablePlanIds: readonly string[];
  /** On the pages of an upsell: what is sold there instead of the flow's product. */
  offered?: OfferedProduct;
  /** Where the next step offers something after the purchase: its plan, at the price of that offer. */
  nextOffer?: Plan;
  /** On a page that opens by an unguessable id: how to ask for it again. */
  reference?: { template: PaymentLinkTemplate; id: string };
}

/** A page that opens by an unguessable id: what is sold there and who buys it. */
export interface PaymentLinkPage<Template extends PaymentLinkTemplate> extends CheckoutPage {
  sale: PaymentLinkByTemplate[Template];
  reference: { template: Template; id: string };
}

/**
 * Why a page has nothing to show: nothing open has its id, what has it is paid, or the service is
 * unavailable.
 */
export type PageFailureKind = 'notFound' | 'paid' | 'unavailable';

export interface FailurePage extends Page {
  failure: PageFailureKind;
  /** What is paid: the browser that paid it is shown its receipt. */
  paidReference?: { template: PaymentLinkTemplate; id: string };
}

export interface ExpiredLinkPage extends Page {
  /** The page whose link did not resolve, without its query. */
  retryPath: string;
}

export interface NotFoundPage extends Page {
  /** Where the purchase begins that the link names; null: it names none. */
  firstPath: string | null;
}

/** A page of a flow that shows a document. */
export interface DocumentPage extends CheckoutPage {
  /** null: the step brings none, and shows the product's contract instead. */
  documentHtml: string | null;
}

/** How a brand looks in one mode, for a preview. */
export interface BrandLook extends Pick<ColorRoles, 'background' | 'text' | 'primary'> {
  logoFile: string;
}

export type BrandLooks = Record<BrandMode, BrandLook>;

/** A product that a link can be made for, as far as it is known without asking the service. */
export interface BuilderProduct {
  key: ProductKey;
  brandName: string;
  looks: BrandLooks;
  /** null: it is not sold in Mozambique. */
  looksInMozambique: BrandLooks | null;
}

export interface Builder {
  /** Where links lead, such as https://checkout.example */
  origin: string;
  products: readonly BuilderProduct[];
  /** Whether the page that a link opens may be shown in a frame. */
  hasPreview: boolean;
}

export interface RootPage extends Page {
  /** The link builder; null: this address shows nothing to the public. */
  builder: Builder | null;
}

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
