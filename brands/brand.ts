import type { brazilianStates } from '@/domain/brazilianStates';
import type { Business, CardCompany, PaymentMethod, PlanType } from '@/contract/enumerations';

/** Paths under public/; null: none. */
export interface PaneFiles {
  pattern: string | null;
  hero: string | null;
  /** Drawings of products that have their own, by code. */
  productHeroes?: Readonly<Record<string, string>>;
}

export interface BrandLinks {
  domain: string;
  /** First access after the purchase; `{token}` is replaced by the purchase token. */
  firstAccess: string;
  terms: string;
  politics: string;
}

export type LinkEnvironment = 'test' | 'homolog' | 'production';

export type BrandMode = 'light' | 'dark';

/** How a buyer pays in Mozambique. */
export type MozambiqueMethodId = 'creditcard' | 'debitcard' | 'boleto';

export interface MozambiqueMethod {
  /** As a buyer knows it. */
  name: string;
  isActive: boolean;
  /** The plan that this method sells, per environment. */
  planId: Record<LinkEnvironment, string>;
}

/** A method that a brand does not have is left out; one it has but does not offer is not active. */
export type MozambiqueMethods = Partial<Record<MozambiqueMethodId, MozambiqueMethod>>;

type BrazilianState = (typeof brazilianStates)[number];

/** The answers to "how did you find us?", without the named promoters. */
export const refererOptions = [
  'wiseup-site',
  'wiseup-escola',
  'email',
  'facebook',
  'google',
  'instagram',
  'youtube',
  'representante',
  'outro',
] as const;

export type RefererOption = (typeof refererOptions)[number];

/** Which parts of the success page a brand shows. */
export interface SuccessDisplay {
  /** Which of the four titles a paid purchase has. */
  title: 'payment' | 'enrollment' | 'allSet' | 'welcome';
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
  /** Of what a plan lists, a buyer of the brand is offered these. */
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

/** Facts that `npm run new-brand` can only guess. */
export type GuessedFact = 'faqLink' | 'links';

interface BrandFacts {
  dsProductId: string;
  dsMode: BrandMode;
  /** Key of its theme: the dsProductId, but a Mozambique variant has one of its own. */
  themeId: string;
  business: Business;
  /** null: not configured. */
  productCode: string | null;
  product: { name: string; businessName: string; bffId: string };
  faqLink: string;
  /** Facts that nobody has confirmed: production does not start with one. Left out: none. */
  guesses?: readonly GuessedFact[];
  /** E.164 number whose WhatsApp answers buyers; null: none. */
  whatsapp: string | null;
  googleTagManagerId: string | null;
  /** Paths under public/: the wordmark for a light and for a dark background. */
  logoFile: Record<BrandMode, string>;
  /** What is drawn on the brand's pane: a tile, and what it sells; null: nothing. */
  paneFiles: PaneFiles;
  /** Widest that a form gets, in pixels. */
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

/** The variant of a brand that sells in Mozambique. */
export interface MozambicanBrand extends BrandFacts {
  lang: 'pt-MZ';
  isCaptchaBadgeHidden: true;
  payment: MozambicanPayment;
}

/** What stands in where no brand is known: it has no site to send a buyer to. */
export interface FallbackBrand extends Omit<BrazilianBrand, 'faqLink' | 'links'> {
  faqLink: null;
  links: null;
}

export interface MozambicanFallbackBrand extends Omit<MozambicanBrand, 'faqLink' | 'links'> {
  faqLink: null;
  links: null;
}

/**
 * The facts of a brand, besides its colours and words. One file per brand; shared code never asks
 * which brand it serves, it reads these.
 */
export type Brand = BrazilianBrand | MozambicanBrand | FallbackBrand | MozambicanFallbackBrand;
