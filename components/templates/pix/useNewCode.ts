import { useState } from 'react';
import { usePaymentStep } from '@/contexts/checkout/usePaymentStep';
import { outcomeOfError } from '@/services/checkout/payment/outcomeOfError';
import { outcomeOfPayment } from '@/services/checkout/payment/outcomeOfPayment';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { rememberPayment } from '@/services/checkout/payment/rememberPayment';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { createNewCode } from '@/services/payment';
import { useExclusive } from '../../payment/useExclusive';
import { useFollowPayment } from '../../payment/useFollowPayment';
import { useFollowToken } from '../../payment/useFollowToken';

const operation = 'new-code';

async function createCode(token: string): Promise<PaymentOutcome> {
  try {
    const { payment } = await createNewCode(token, getAttemptKey(operation, { token }));
    settleAttempt(operation);
    return outcomeOfPayment(payment);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** Makes a new code for an expired one. `hasFailed` stays until the next try. */
export function useNewCode(token: string) {
  const follow = useFollowPayment();
  const followToken = useFollowToken();
  const step = usePaymentStep();
  const [run, isCreating] = useExclusive();
  const [hasFailed, setHasFailed] = useState(false);

  const handle = async (outcome: PaymentOutcome) => {
    if (outcome.kind === 'accepted' && outcome.route === 'pix') {
      rememberPayment(outcome.payment, step);
    } else if (outcome.kind === 'accepted') await follow(outcome.payment, outcome.route);
    else if (outcome.kind === 'alreadyPaid') await followToken(outcome.token ?? token, 'success');
    else if (outcome.kind === 'inProgress') {
      await followToken(outcome.token ?? token, 'payment-verification');
    } else setHasFailed(true);
  };

  const create = () =>
    run(async () => {
      setHasFailed(false);
      await handle(await createCode(token));
    });

  return { create, isCreating, hasFailed };
}
