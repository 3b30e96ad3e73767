import { buildPlan, upsellFlow } from './builders';
import type { PaymentOutcome } from '@/components/payment/outcome';
import type { PaymentContext } from '@/components/payment/paymentCall';
import { lookUpEarlierAttempt, type PageAttempts } from '@/components/payment/sendPayment';
import type { PagePayment } from '@/components/payment/submitPayment';

export const buildPagePayment = (
  createCall: Awaited<ReturnType<PaymentContext['loadCreateCall']>>,
): PagePayment => {
  const name = 'payment:main-payment:curso';
  return {
    plan: buildPlan(),
    requiresAddress: false,
    context: {
      attemptName: name,
      flow: upsellFlow,
      step: null,
      loadCreateCall: () => Promise.resolve(createCall),
    },
    attempts: { name, current: { kind: 'idle' }, isLeft: false },
    buysAgain: false,
    onAsking: () => undefined,
  };
};

/** What a page that shows all that it learns would tell of an earlier visit's attempt. */
export async function resumeAttempt(attempts: PageAttempts): Promise<PaymentOutcome | null> {
  const reported: PaymentOutcome[] = [];
  await lookUpEarlierAttempt(attempts, (outcome) => {
    reported.push(outcome);
    return true;
  });
  return reported[0] ?? null;
}
