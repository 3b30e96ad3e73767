import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { getDocumentType } from '@/services/checkout/getDocumentType';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { Plan } from '@/services/product';
import type { PaymentDesk } from './paymentDesk';
import type { PaymentValues } from './paymentValues';
import { useEarlierVisit } from './useEarlierVisit';
import { useNavigation } from './useNavigation';
import { usePaymentDesk } from './usePaymentDesk';

/** What the page is doing: nothing, paying, or asking what became of a payment. */
export type PaymentPhase = 'idle' | 'paying' | 'asking';

type Step = (desk: PaymentDesk) => Promise<PaymentOutcome | null>;

/** Takes a payment from the form to its outcome, once at a time. */
export function usePayment(plan: Plan, asksAddress: boolean) {
  const { page } = useCheckout();
  const { product, productFlow, saleQuery: query } = useCheckoutProduct();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  // Formik's isSubmitting is set a render too late for a fast double click.
  const isUnderWay = useRef(false);
  const navigation = useNavigation();
  const openDesk = usePaymentDesk(
    useCallback(() => {
      setPhase('asking');
    }, []),
  );

  /** Where the outcome leads away, the page stays covered until it is left. */
  const take = async (step: Step): Promise<PaymentOutcome | null> => {
    const desk = await openDesk().catch(() => null);
    // Without the desk's code nothing was sent.
    const reached: PaymentOutcome | null = desk ? await step(desk) : { kind: 'notArrived' };
    const isLeaving =
      desk && reached ? await desk.follow(reached, navigation).catch(() => false) : false;
    if (!isLeaving) {
      isUnderWay.current = false;
      setOutcome(reached);
      setPhase('idle');
    }
    return reached;
  };

  const run = async (step: Step): Promise<PaymentOutcome | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setOutcome(null);
    setPhase('paying');
    return take(step);
  };

  const submit = async (values: PaymentValues, form: FormikHelpers<PaymentValues>) => {
    const { operation } = page;
    const document = getDocumentType(page.locale);
    const source = { product, plan, operation, query, flowId: productFlow.id, asksAddress };
    await run(async (desk) => {
      const reached = await desk.pay(values, source);
      await desk.mark(form, reached, document);
      return reached;
    });
  };

  useEarlierVisit(openDesk, (resumed) => {
    if (resumed?.kind !== 'accepted' || isUnderWay.current) return;
    // A code or slip that waits is offered only: the buyer may be back to pay otherwise.
    if (resumed.payment.state === 'pending') setOutcome(resumed);
    else void run(() => Promise.resolve(resumed));
  });

  return {
    phase,
    outcome,
    submit,
    preload: () => {
      openDesk().catch(() => undefined);
    },
    dismiss: () => {
      setOutcome(null);
    },
    askAgain: () => run(({ ask }) => ask()),
    openPending: () => run(() => Promise.resolve(outcome)),
  };
}
