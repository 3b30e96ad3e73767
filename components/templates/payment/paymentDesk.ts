import { createCardEncrypter } from '@/services/checkout/payment/createCardEncrypter';
import { createPaymentSession } from '@/services/checkout/payment/createPaymentSession';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { HttpError } from '@/services/http/HttpError';
import { NoAnswerError } from '@/services/http/NoAnswerError';
import { logger } from '@/services/logger';
import { createOrder, type OrderSource } from './createOrder';
import { followOutcome, type Navigation } from './followOutcome';
import { markFields } from './markFields';
import type { PaymentValues } from './paymentValues';

/** All that paying takes behind the form. Arrives when the form is first used, not with the page. */
export interface PaymentDesk {
  /** null: nobody is known to buy yet. */
  pay: (values: PaymentValues, source: OrderSource) => Promise<PaymentOutcome | null>;
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

/** @param onAsking called when no answer came and the service is being asked what happened */
export function createPaymentDesk(onAsking: () => void): PaymentDesk {
  const { ask, pay, resume } = createPaymentSession(onAsking);
  const encrypt = createCardEncrypter();
  return {
    ask,
    resume,
    mark: markFields,
    follow: followOutcome,
    pay: async (values, source) => {
      try {
        const order = await createOrder(values, source, encrypt);
        if (!order) return null;
        if ('invalid' in order) return { kind: 'invalidFields', fields: [order.invalid] };
        return await pay(order.request);
      } catch (error) {
        logger.warning('A payment could not be sent', { error });
        return outcomeBeforeCall(error);
      }
    },
  };
}
