import { createCardEncrypter } from '@/services/checkout/payment/createCardEncrypter';
import { createPaymentSession } from '@/services/checkout/payment/createPaymentSession';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { OrderHandling } from '@/services/checkout/payment/paymentSource';
import { HttpError } from '@/services/http/HttpError';
import { NoAnswerError } from '@/services/http/NoAnswerError';
import { logger } from '@/services/logger';
import { findDeclinedPart } from './findDeclinedPart';
import { createOrder, type OrderedPlan } from './createOrder';
import { followOutcome, type Navigation } from './followOutcome';
import { markFields } from './markFields';
import type { PaymentValues } from './paymentValues';

/** Comes with the desk, because a flow's payment needs both. */
export { createPurchaseHandling } from '@/services/checkout/payment/purchaseHandling';

/** All that paying takes behind the form. Arrives when the form is first used, not with the page. */
export interface PaymentDesk {
  /** null: nobody is known to buy yet. */
  pay: (
    values: PaymentValues,
    ordered: OrderedPlan,
    handling: OrderHandling,
  ) => Promise<PaymentOutcome | null>;
  /** Asks what became of the attempt that is open. */
  ask: () => Promise<PaymentOutcome>;
  /** The same for an attempt of an earlier visit; null: there is nothing to tell. */
  resume: () => Promise<PaymentOutcome | null>;
  mark: typeof markFields;
  follow: (outcome: PaymentOutcome, navigation: Navigation) => Promise<boolean>;
}

/** An error before the payment call itself, so that nothing can have been charged. */
function outcomeBeforeCall(error: unknown): PaymentOutcome {
  if (error instanceof HttpError || error instanceof NoAnswerError) return { kind: 'notArrived' };
  return { kind: 'failed' };
}

/**
 * @param attempt names the page's attempts to pay
 * @param onAsking called when no answer came and the service is being asked what happened
 */
export function createPaymentDesk(attempt: string, onAsking: () => void): PaymentDesk {
  const { ask, pay, resume } = createPaymentSession(attempt, onAsking);
  const encrypt = createCardEncrypter();
  return {
    ask,
    resume,
    mark: markFields,
    follow: followOutcome,
    pay: async (values, ordered, handling) => {
      try {
        const created = await createOrder(values, ordered, encrypt);
        if ('invalid' in created) return { kind: 'invalidFields', fields: [created.invalid] };
        const call = handling.createCall(created.order);
        return call && (await findDeclinedPart(await pay(call), created.order));
      } catch (error) {
        logger.warning('A payment could not be sent', { error });
        return outcomeBeforeCall(error);
      }
    },
  };
}
