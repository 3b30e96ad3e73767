import { createContext, useContext } from 'react';
import type { CheckoutFlow, FlowStep, Product } from '@/services/product';
import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import type { StepIndicator } from '@/services/checkout/stepIndicator';
import type { PageBrand, Page } from './page';

export interface ThemeReference {
  dsBrand: string;
  dsMode: 'light' | 'dark';
}

/** Where in the purchase a page stands. */
export type CheckoutArea = 'main' | 'upsell';

/** The product side of the checkout; absent on pages outside the flows, such as /expired-link. */
export interface CheckoutProduct {
  /** What the page sells: on the pages of an upsell what is offered there. */
  product: Product;
  /** The plan that an upsell offers; null on the pages of the purchase itself. */
  offeredPlanId: string | null;
  /** The link's parameters as far as they are about what the page sells. */
  saleQuery: CheckoutQuery;
  /** The plans that an earlier step lets the buyer choose for this payment. */
  choosablePlanIds: readonly string[];
  productCode: string;
  productBusiness: Product['business'];
  productFlow: CheckoutFlow;
  allCheckoutFlowsByProductCode: readonly CheckoutFlow[];
  title: string;
  voucher: string | null;
  seller: string;
  sellerName: string;
  sellerAccount: string | null;
  hasAddressFormOnPayment: boolean;
  isLiveEnabled: boolean;
  /** null on pages that a flow reaches without naming them, such as /pix. */
  currentStep: FlowStep | null;
  nextStep: FlowStep | null;
  stepIndicator: StepIndicator | null;
}

/** The shared state of the checkout (spec section 3). Steps are derived from it, never stored. */
export interface CheckoutContextValue {
  productTheme: ThemeReference;
  mainProductTheme: ThemeReference;
  /** Brand and mode joined by '$', the form older links and stored flags use. */
  legacyTheme: string;
  dsBrand: string;
  dsMode: 'light' | 'dark';
  brand: PageBrand;
  page: Page;
  environment: Page['environment'];
  area: CheckoutArea;
  rawQuery: string;
  isMozambiqueTheme: boolean;
  /** null outside the flows. */
  checkout: CheckoutProduct | null;

  userName: string | null;
  userPhone: string | null;
  userEmail: string | null;
  userLeadId: string | null;
  purchaseToken: string | null;
  _ga: string | null;

  /** While true the overlay covers the page. */
  loading: boolean;
  setLoading: (loading: boolean) => void;
  /** Where a finished purchase sends a buyer who has an account. */
  redirectSuccess: string;
  /** Goes to a route of the checkout, keeps the link's query, and settles on arrival. */
  goTo: (route: string) => Promise<void>;
  /**
   * Asks for the product and its prices anew, past every cache, when the page's are out of date.
   * @throws HttpError, NoAnswerError
   */
  refreshProduct: () => Promise<void>;
}

export const CheckoutContext = createContext<CheckoutContextValue | null>(null);

/** @throws when used outside a CheckoutProvider */
export function useCheckout(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (!value) throw new Error('useCheckout needs a CheckoutProvider');
  return value;
}

/** The product side, for templates of a flow. @throws on a page outside the flows */
export function useCheckoutProduct(): CheckoutProduct {
  const { checkout } = useCheckout();
  if (!checkout) throw new Error('This page has no product');
  return checkout;
}
