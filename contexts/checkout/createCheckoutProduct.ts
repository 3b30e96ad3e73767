import { getCurrentStep, getNextStep } from '@/services/checkout/steps';
import type { Product } from '@/services/product';
import type { CheckoutProduct } from './CheckoutContext';
import type { CheckoutPage } from './page';

/** A product that was asked for anew because a page's was out of date, and that page. */
export interface FreshProduct {
  page: CheckoutPage;
  product: Product;
}

/**
 * Derives the product side of the context from what the server sent.
 * @param fresh takes the place of the product of its own page, never of a later one's, which may be
 * about another voucher or plan
 */
export function createCheckoutProduct(
  page: CheckoutPage,
  fresh: FreshProduct | null,
): CheckoutProduct {
  const { checkout, offered, query, stepIndicator, stepRoute } = page;
  const { business, config, flow, productCode, seller, voucher } = checkout;
  const currentStep = getCurrentStep(flow, stepRoute);
  return {
    product: fresh?.page === page ? fresh.product : (offered ?? checkout).product,
    offeredPlanId: offered?.planId ?? null,
    saleQuery: offered?.saleQuery ?? query,
    choosablePlanIds: page.choosablePlanIds,
    productCode,
    productBusiness: business,
    productFlow: flow,
    allCheckoutFlowsByProductCode: config.checkoutFlow,
    title: config.title,
    voucher,
    seller: query.seller,
    sellerName: seller.name,
    sellerAccount: seller.account,
    hasAddressFormOnPayment: config.hasAddressForm,
    isLiveEnabled: seller.isLiveEnabled,
    currentStep,
    nextStep: currentStep && getNextStep(flow, currentStep),
    stepIndicator,
  };
}
