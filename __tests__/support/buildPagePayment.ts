import type { PaymentContext } from '@/components/payment/paymentCall';
import type { PagePayment } from '@/components/payment/submitPayment';
import { buildPlan, upsellFlow } from './builders';

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
