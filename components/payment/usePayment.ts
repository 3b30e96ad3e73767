import type { FormikHelpers } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { readAttempt } from '@/services/attemptStorageKey';
import { leaving, useExclusive } from '../ui/useExclusive';
import type { PaymentAttempt } from './attempt';
import type { PaymentOutcome } from './outcome';
import type { PaymentContext } from './paymentContext';
import type { PaymentValues } from './paymentValues';
import type { PagePayment, SoldPlan } from './submitPayment';
import { useDocumentType } from './useDocumentType';

/** What the page is doing: nothing, paying, or asking what became of a payment. */
export type PaymentPhase = 'idle' | 'paying' | 'asking';

const loadCode = () => import('./submitPayment');
type Code = Awaited<ReturnType<typeof loadCode>>;

/** Takes a payment from the form to its outcome, once at a time. */
export function usePayment(context: PaymentContext, sold: SoldPlan) {
  const { goTo, refreshProduct } = useNavigation();
  const document = useDocumentType();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [run] = useExclusive();
  const attempt = useRef<PaymentAttempt>({ name: context.attempt });

  /** Where the outcome leads away, the page stays covered until it is left. */
  const reach = (
    step: (code: Code, page: PagePayment) => Promise<PaymentOutcome | null>,
  ): Promise<void> =>
    run(async () => {
      setOutcome(null);
      setPhase('paying');
      const code = await loadCode().catch(() => null);
      // Without the code nothing was sent.
      let reached: PaymentOutcome | null = { kind: 'notArrived' };
      if (code) {
        reached = await step(code, {
          ...sold,
          context,
          attempt: attempt.current,
          onAsking: () => {
            setPhase('asking');
          },
        });
        if (await code.followOutcome(reached, context, { goTo, refreshProduct })) return leaving;
      }
      setOutcome(reached);
      setPhase('idle');
      return undefined;
    });

  const submit = (values: PaymentValues, form: FormikHelpers<PaymentValues>) =>
    reach(async ({ markFields, submitPayment }, page) => {
      const reached = await submitPayment(values, page);
      await markFields(form, reached, document);
      return reached;
    });

  useOpenAttempt(attempt, (resumed) => {
    if (resumed?.kind !== 'accepted' || phase !== 'idle') return;
    // A code or slip that waits is offered only: the buyer may be back to pay otherwise.
    if (resumed.payment.state === 'pending') setOutcome(resumed);
    else void reach(() => Promise.resolve(resumed));
  });

  return {
    phase,
    outcome,
    submit,
    preload: () => {
      Promise.all([loadCode(), context.load()]).catch(() => undefined);
    },
    dismiss: () => {
      setOutcome(null);
    },
    askAgain: () => void reach(({ askAgain }, page) => askAgain(page)),
    openPending: () => void reach(() => Promise.resolve(outcome)),
  };
}

/**
 * Finds out quietly what became of an attempt that an earlier visit left open, unless the page was
 * left meanwhile.
 */
function useOpenAttempt(
  attempt: { current: PaymentAttempt },
  onOutcome: (outcome: PaymentOutcome | null) => void,
): void {
  const report = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!readAttempt(attempt.current.name)) return undefined;
    let isCancelled = false;
    loadCode()
      .then(({ resumeAttempt }) => resumeAttempt(attempt.current))
      .then(
        (outcome) => {
          if (!isCancelled) report(outcome);
        },
        // Offline: the attempt stays open, and the next payment asks first.
        () => undefined,
      );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);
}
