import { getStepIndicator } from '@/services/checkout/stepIndicator';
import { getCurrentStep, getNextStep } from '@/services/checkout/steps';
import type { Product } from '@/services/product';
import type { CheckoutProduct } from './CheckoutContext';
import type { CheckoutPage } from './page';

/**
 * Derives the product side of the context from what the server sent.
 * @param freshProduct takes the place of the page's product once that was out of date
 */
export function createCheckoutProduct(
  { brand, checkout, pathname, query }: CheckoutPage,
  freshProduct: Product | null,
): CheckoutProduct {
  const { business, config, flow, productCode, seller, voucher } = checkout;
  const currentStep = getCurrentStep(flow, pathname);
  return {
    product: freshProduct ?? checkout.product,
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
    stepIndicator: getStepIndicator(flow, pathname, brand),
  };
}
