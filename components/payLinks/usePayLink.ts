import { useRouter } from 'next/router';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { Plan } from '@/contract/product';
import { createAttemptName } from '@/services/attempts/storedAttempts';
import type { PaymentContext } from '../payment/paymentCall';
import { createPayLinkCall, type PaymentReference, type SendOrder } from './payLink';

interface PaymentLinkInput {
  id: string;
  planId: string;
  send: SendOrder;
}

export function usePayLink({ id, planId, send }: PaymentLinkInput): PaymentContext {
  const router = useRouter();
  const { brand, rawQuery } = useCheckoutPage();
  const { currentStep: step, productFlow: flow } = useCheckoutProduct();
  return {
    attemptName: createAttemptName(step?.id ?? '', id),
    flow,
    step,
    linkQuery: rawQuery,
    loadCreateCall: () => {
      const link = {
        subject: { id, planId },
        reference: id,
        brand,
        send,
        // The page then says so, and who can help.
        onGone: () => {
          router.reload();
        },
      };
      return Promise.resolve((order) => createPayLinkCall(link, order));
    },
  };
}

export function usePaymentOrigin(): Pick<PaymentReference, 'seller' | 'source'> & {
  flowId: string;
} {
  const { seller, source } = useCheckoutPage().page.query;
  return { seller, source, flowId: useCheckoutProduct().productFlow.id };
}

/**
 * The plan that a page sells to a known buyer, at its newest price.
 * @param planId where there is a choice; without it, or when that plan is gone, the first plan counts
 * @throws when nothing is sold, which the contract rules out
 */
export function usePaymentLinkPlan(planId?: string): Plan {
  const { plans } = useCheckoutProduct().product;
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  if (!plan) throw new Error('The page sells nothing');
  return plan;
}
