import type { Business, CardCompany, PaymentMethod, PlanType } from '@/contract/enumerations';

/** One value per environment of the product (spec section 3, "links per environment"). */
export interface BrandLinks {
  domain: string;
  /** First access after the purchase; `{token}` is replaced by the purchase token. */
  firstAccess: string;
  terms: string;
  politics: string;
}

export type LinkEnvironment = 'test' | 'homolog' | 'production';

/** Which parts of the success page a brand shows (spec section 2, "Success display flags"). */
export interface SuccessDisplay {
  finalHeader: { bankSlip: boolean; default: boolean };
  accessButton: boolean;
  icon: boolean;
  upsellOfferHeader: boolean;
  upsellVideo: boolean;
  upsellThemeOnOfferCard: boolean;
}

/**
 * Everything that makes a brand itself besides its colours and words: the facts of the spec's
 * tables. One file per brand; shared code never asks which brand it serves, it reads these.
 */
export interface Brand {
  dsProductId: string;
  dsMode: 'light' | 'dark';
  business: Business;
  /** null where the spec has "not configured". */
  productCode: string | null;
  product: { name: string; businessName: string; bffId: string };
  lang: 'pt-BR' | 'pt-MZ';
  faqLink: string;
  googleTagManagerId: string | null;
  logoFile: string;
  /** Widest that a form gets, in pixels (spec section 9). */
  formWidth: 465 | 485;
  /** Total of the step indicator; null: what the flow says. */
  stepsNumber: number | null;
  /** Position of the Pix page in the indicator; null: not configured. */
  pixStep: number | null;
  upsellProductName: string | null;
  lead: { sendBffLeadRequest: { route: string; planType: boolean } };
  multiProfile: { cardThumbnailFile: string | null; shouldUseMonthlyDifference: boolean };
  links: Record<LinkEnvironment, BrandLinks>;
  acceptance: { isEnabled: boolean };
  payment: {
    /** Position of the payment page in the indicator. */
    currentStep: number | null;
    cardCompanies: readonly CardCompany[];
    planTypes: readonly PlanType[];
    sendBffPaymentRequest: { documentToNFGeneration: boolean };
    productDsIcon: string;
    methods: readonly PaymentMethod[];
    states: readonly string[];
  };
  success: SuccessDisplay;
}
