import { createContext, useContext, type Context } from 'react';
import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import type { CheckoutQuery } from '@/services/checkout/query';
import type { StepIndicator } from '@/services/checkout/stepIndicator';
import type { FlowOutline, PageBrand, Page } from '@/services/checkout/page';
import type { StoredValues } from '@/services/storage';

export interface ThemeReference {
  dsBrand: string;
  dsMode: 'light' | 'dark';
}

export type CheckoutArea = 'main' | 'upsell';

/** Absent on pages outside the flows, such as /expired-link. */
export interface CheckoutProduct {
  /** On the pages of an upsell, the offered product. */
  product: ProductV2;
  offeredPlanId: string | null;
  saleQuery: CheckoutQuery;
  choosablePlanIds: readonly string[];
  productCode: string;
  productBusiness: ProductV2['business'];
  productFlow: CheckoutFlow;
  allCheckoutFlowsByProductCode: readonly FlowOutline[];
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
  /** null: the next step offers nothing, or its price is not known. */
  nextOffer: Plan | null;
  stepIndicator: StepIndicator | null;
}

/** Steps are derived from it, never stored (docs/behaviour.md 3). */
export interface CheckoutPageValue {
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
  checkout: CheckoutProduct | null;
  _ga: string | null;
}

export interface BuyerValue {
  /** The buyer on this page, whatever lead another tab leaves; null until storage is read. */
  lead: StoredValues['dataLead'] | null;
  userName: string | null;
  userPhone: string | null;
  userEmail: string | null;
  userLeadId: string | null;
  purchaseToken: string | null;
}

export interface NavigationValue {
  setLoading: (loading: boolean) => void;
  redirectSuccess: string;
  /**
   * Goes to a route of the checkout, and resolves on arrival.
   * @param query without '?'; the page's own if absent
   */
  goTo: (route: string, query?: string) => Promise<void>;
  /**
   * Loads the page with another query, where the buyer has scrolled to; a step back does not return to
   * the earlier one.
   * @param query without '?'
   */
  replaceQuery: (query: string) => Promise<void>;
  /**
   * Reloads the product and its prices, past every cache, when the page's are outdated or not this
   * buyer's. The function changes with the page.
   * @throws HttpError, NoAnswerError
   */
  refreshProduct: () => Promise<void>;
}

/**
 * In four contexts, so that a change renders only what it concerns: a navigation, for example,
 * switches `loading` twice.
 */
export const CheckoutPageContext = createContext<CheckoutPageValue | null>(null);
export const BuyerContext = createContext<BuyerValue | null>(null);
export const NavigationContext = createContext<NavigationValue | null>(null);
export const LoadingContext = createContext(false);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('No CheckoutProvider');
  return value;
}

/** @throws when used outside a CheckoutProvider, as do the two hooks below */
export const useCheckoutPage = (): CheckoutPageValue => useProvided(CheckoutPageContext);
export const useBuyer = (): BuyerValue => useProvided(BuyerContext);
export const useNavigation = (): NavigationValue => useProvided(NavigationContext);

export const useIsLoading = (): boolean => useContext(LoadingContext);

/** The product side, for templates of a flow. @throws on a page outside the flows */
export function useCheckoutProduct(): CheckoutProduct {
  const { checkout } = useCheckoutPage();
  if (!checkout) throw new Error('The page has no product');
  return checkout;
}
