import type { Business, CardCompany, PaymentMethod, PlanType } from '@/contract/enumerations';
import type { MozambiqueMethods } from './mozambiqueMethods';
import type { RefererOption } from './refererOptions';
import type { BrazilianState } from './states';

/** One value per environment of the product (spec section 3, "links per environment"). */
export interface BrandLinks {
  domain: string;
  /** First access after the purchase; `{token}` is replaced by the purchase token. */
  firstAccess: string;
  terms: string;
  politics: string;
}

export type LinkEnvironment = 'test' | 'homolog' | 'production';

export type BrandMode = 'light' | 'dark';

/** Which parts of the success page a brand shows (spec section 2, "Success display flags"). */
export interface SuccessDisplay {
  finalHeader: { bankSlip: boolean; default: boolean };
  accessButton: boolean;
  icon: boolean;
  upsellOfferHeader: boolean;
  upsellVideo: boolean;
  upsellThemeOnOfferCard: boolean;
}

interface BrandPayment {
  /** Position of the payment page in the indicator; null: what the flow says. */
  currentStep: number | null;
  cardCompanies: readonly CardCompany[];
  planTypes: readonly PlanType[];
  sendBffPaymentRequest: { documentToNFGeneration: boolean };
  productDsIcon: string;
  methods: readonly PaymentMethod[];
}

export interface BrazilianPayment extends BrandPayment {
  states: readonly BrazilianState[];
}

export interface MozambicanPayment extends BrandPayment {
  /** Mozambique's provinces are typed, not chosen. */
  states: readonly [];
  mozambiqueMethods: MozambiqueMethods;
}

interface BrandFacts {
  dsProductId: string;
  dsMode: BrandMode;
  /** Key of its theme: the dsProductId, but a Mozambique variant has one of its own. */
  themeId: string;
  business: Business;
  /** null where the spec has "not configured". */
  productCode: string | null;
  product: { name: string; businessName: string; bffId: string };
  faqLink: string;
  /** E.164 number whose WhatsApp answers buyers; null: none. */
  whatsapp: string | null;
  googleTagManagerId: string | null;
  /** Paths under public/: the wordmark for a light and for a dark background. */
  logoFile: Record<BrandMode, string>;
  /** Widest that a form gets, in pixels (spec section 9). */
  formWidth: 465 | 485;
  /** Total of the step indicator; null: what the flow says. */
  stepsNumber: number | null;
  /** Position of the Pix page in the indicator; null: not configured. */
  pixStep: number | null;
  /** What is offered after the purchase; null: no name of its own. */
  upsellProductName: string | null;
  lead: { sendBffLeadRequest: { route: string; planType: boolean } };
  multiProfile: { cardThumbnailFile: string | null; shouldUseMonthlyDifference: boolean };
  links: Record<LinkEnvironment, BrandLinks>;
  acceptance: { isEnabled: boolean };
  /** The answers to "how did you find us?"; empty: the question is not asked. */
  refererOptions: readonly RefererOption[];
  success: SuccessDisplay;
}

export interface BrazilianBrand extends BrandFacts {
  lang: 'pt-BR';
  isCaptchaBadgeHidden: false;
  payment: BrazilianPayment;
}

/** The variant of a brand that sells in Mozambique (spec section 4, "Query handling"). */
export interface MozambicanBrand extends BrandFacts {
  lang: 'pt-MZ';
  isCaptchaBadgeHidden: true;
  payment: MozambicanPayment;
}

/** What stands in where no brand is known: it has no site to send a buyer to. */
export interface StandInBrand extends Omit<BrazilianBrand, 'faqLink' | 'links'> {
  faqLink: null;
  links: null;
}

/**
 * Everything that makes a brand itself besides its colours and words: the facts of the spec's
 * tables. One file per brand; shared code never asks which brand it serves, it reads these.
 */
export type Brand = BrazilianBrand | MozambicanBrand | StandInBrand;
