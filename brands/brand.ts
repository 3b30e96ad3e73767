import type { brazilianStates } from '@/domain/brazilianStates';
import type { Business, CardCompany, PaymentMethod, PlanType } from '@/contract/enumerations';

/** Paths under public/; null means that there is none. */
export interface PaneFiles {
  pattern: string | null;
  hero: string | null;
  /** Stands for the illustration where that would be too small. */
  motif: string | null;
  /** What flies around the motif when it is paid: the brand's own shapes. */
  confetti: string | null;
  tile: string | null;
}

/** What a product has in place of its brand's. */
export interface ProductLook {
  themeId?: string;
  logoFile?: Record<BrandMode, string>;
  paneFiles?: Partial<PaneFiles>;
}

export interface BrandLinks {
  domain: string;
  /** First access after the purchase; the purchase token replaces `{token}`. */
  firstAccess: string;
  terms: string;
  politics: string;
}

export type LinkEnvironment = 'test' | 'homolog' | 'production';

export type BrandMode = 'light' | 'dark';

export type MozambiqueMethodId = 'creditcard' | 'debitcard' | 'boleto';

export interface MozambiqueMethod {
  name: string;
  isActive: boolean;
  planId: Record<LinkEnvironment, string>;
}

/** A method that a brand does not have is left out; one it has but does not offer is not active. */
export type MozambiqueMethods = Partial<Record<MozambiqueMethodId, MozambiqueMethod>>;

type BrazilianState = (typeof brazilianStates)[number];

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

export interface SuccessDisplay {
  title: 'payment' | 'enrollment' | 'allSet' | 'welcome';
  finalHeader: { bankSlip: boolean; default: boolean };
  accessButton: boolean;
  icon: boolean;
  upsellOfferHeader: boolean;
  upsellVideo: boolean;
  upsellThemeOnOfferCard: boolean;
}

interface BrandPayment {
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
  states: readonly [];
  mozambiqueMethods: MozambiqueMethods;
}

export type GuessedFact = 'faqLink' | 'links';

interface BrandFacts {
  dsProductId: string;
  dsMode: BrandMode;
  themeId: string;
  business: Business;
  productCode: string | null;
  product: { name: string; businessName: string; bffId: string };
  faqLink: string;
  /** Unconfirmed facts; absent: none. Production does not start while a brand has one. */
  guesses?: readonly GuessedFact[];
  /** E.164 number of the WhatsApp that answers buyers; null: none. */
  whatsapp: string | null;
  googleTagManagerId: string | null;
  logoFile: Record<BrandMode, string>;
  paneFiles: PaneFiles;
  /** By product code. */
  productLooks?: Readonly<Record<string, ProductLook>>;
  /** Maximum width of a form, in pixels. */
  formWidth: 465 | 485;
  /** Total of the step indicator; null: the total of the flow. */
  stepsNumber: number | null;
  /** Position of the Pix page in the indicator; null: not configured. */
  pixStep: number | null;
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

export interface MozambicanBrand extends BrandFacts {
  lang: 'pt-MZ';
  isCaptchaBadgeHidden: true;
  payment: MozambicanPayment;
}

export interface FallbackBrand extends Omit<BrazilianBrand, 'faqLink' | 'links'> {
  faqLink: null;
  links: null;
}

export interface MozambicanFallbackBrand extends Omit<MozambicanBrand, 'faqLink' | 'links'> {
  faqLink: null;
  links: null;
}

/**
 * The facts of a brand, besides its colours and words. Shared code reads these and never asks which
 * brand it serves.
 */
export type Brand = BrazilianBrand | MozambicanBrand | FallbackBrand | MozambicanFallbackBrand;
