import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useAskedDocument } from '@/contexts/checkout/useAskedDocument';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import type { OrderHandling, PaymentSource } from '@/services/checkout/payment/paymentSource';
import type { OrderedPlan } from './createOrder';
import type { PaymentDesk } from './paymentDesk';
import type { PaymentValues } from './paymentValues';
import { useEarlierVisit } from './useEarlierVisit';
import { usePaymentDesk } from './usePaymentDesk';

/** What the page is doing: nothing, paying, or asking what became of a payment. */
export type PaymentPhase = 'idle' | 'paying' | 'asking';

type Step = (desk: PaymentDesk, handling: OrderHandling) => Promise<PaymentOutcome | null>;

/** Takes a payment from the form to its outcome, once at a time. */
export function usePayment({ attempt, load }: PaymentSource, ordered: OrderedPlan) {
  const { goTo, refreshProduct } = useCheckout();
  const document = useAskedDocument();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  // Formik's isSubmitting is set a render too late for a fast double click.
  const isUnderWay = useRef(false);
  const openDesk = usePaymentDesk(
    attempt,
    useCallback(() => {
      setPhase('asking');
    }, []),
  );

  /** Where the outcome leads away, the page stays covered until it is left. */
  const take = async (step: Step): Promise<PaymentOutcome | null> => {
    const opened = await Promise.all([openDesk(), load()]).catch(() => null);
    // Without the desk's code nothing was sent.
    const reached: PaymentOutcome | null = opened ? await step(...opened) : { kind: 'notArrived' };
    const isLeaving =
      opened && reached
        ? await opened[0].follow(reached, { ...opened[1], goTo, refreshProduct }).catch(() => false)
        : false;
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
    await run(async (desk, handling) => {
      const reached = await desk.pay(values, ordered, handling);
      await desk.mark(form, reached, document);
      return reached;
    });
  };

  useEarlierVisit(attempt, openDesk, (resumed) => {
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
