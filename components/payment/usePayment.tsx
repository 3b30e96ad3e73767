import type { FormikHelpers } from 'formik';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useCheckoutPage, useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import type { Plan } from '@/contract/product';
import { readAttempt } from '@/services/attempts/storedAttempts';
import { lazyPart } from '../ui/lazyPart';
import { leaving, useExclusive } from '../ui/useExclusive';
import { useDocumentRule } from './methods/DocumentField';
import { loadMethodRules } from './methods/formMethods';
import type { PaymentOutcome, PaymentPhase } from './outcome';
import type { PaymentContext } from './paymentCall';
import type { FormMethod, PaymentValues } from './paymentValues';
import type { PagePayment } from './submitPayment';
import { createAttempts, type PaymentResult, useRemountedPayment } from './useRemountedPayment';

export const loadLazyPayment = () => import('./lazyPayment');
type LazyPayment = Awaited<ReturnType<typeof loadLazyPayment>>;

type Attempts = ReturnType<typeof createAttempts>;

type Action = (lazy: LazyPayment, payment: PagePayment) => Promise<PaymentOutcome | null>;

export function usePayment(
  context: PaymentContext,
  sold: Pick<PagePayment, 'plan' | 'requiresAddress'>,
) {
  const { goTo, refreshProduct } = useNavigation();
  const getDocument = useDocumentRule();
  const { page } = useCheckoutPage();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [run] = useExclusive();
  const remounted = useRemountedPayment();
  const due = useTrial(sold.plan) ? 0 : sold.plan.amount;
  /** What the page said was due at the buyer's last press, in minor units. */
  const accepted = useRef(due);
  const attempts = useRef(createAttempts(''));
  /** The name of the attempts that are knowingly a second purchase. */
  const secondPurchaseName = useRef<string | null>(null);

  const runExclusive = (start: () => Promise<PaymentResult>): Promise<void> =>
    run(async () => {
      setOutcome(null);
      setPhase('paying');
      const result = await start();
      if (result === leaving) return leaving;
      setOutcome(result);
      setPhase('idle');
      return undefined;
    });

  const actAndLeave = async (action: Action, own: Attempts): Promise<PaymentResult> => {
    const { pathname } = window.location;
    const lazy = await loadLazyPayment().catch(() => null);
    // Without the code nothing was sent.
    if (!lazy) return { kind: 'notArrived' };
    const result = await action(lazy, {
      ...sold,
      context,
      attempts: own,
      buysAgain: own.name === secondPurchaseName.current,
      onAsking: () => {
        setPhase('asking');
      },
    });
    const navigation = { goTo, refreshProduct, onAway: setPhase, pathname };
    return (await lazy.followOutcome(result, context, navigation)) ? leaving : result;
  };

  const act = (action: Action): Promise<void> =>
    runExclusive(() => {
      const own = attempts.current;
      const result = actAndLeave(action, own);
      remounted.keep({ attempts: own, result });
      return result;
    });

  const actOnForm = (
    action: 'askAgain' | 'submitPaymentForm',
    values: PaymentValues,
    form: FormikHelpers<PaymentValues>,
  ): Promise<void> =>
    act((lazy, payment) =>
      lazy[action](
        { values, form, documentType: getDocument(values.method), locale: page.locale },
        payment,
      ),
    );

  useEarlierAttempt(attempts, context.attemptName, {
    resumeRemounted: () => {
      const payment = remounted.resume(context.attemptName);
      if (payment) void runExclusive(() => payment.result);
      return payment?.attempts ?? null;
    },
    onOutcome: (resumed) => {
      if (phase !== 'idle') return;
      if (resumed?.kind === 'declined') setOutcome(resumed);
      if (resumed?.kind !== 'accepted') return;
      // A pending code or slip is only offered: the buyer may be back to pay otherwise.
      if (resumed.payment.state === 'pending') setOutcome(resumed);
      else void act(() => Promise.resolve(resumed));
    },
  });

  const getRise = (): PaymentOutcome | null =>
    due > accepted.current ? { kind: 'priceChanged', amount: due } : null;

  return {
    phase,
    outcome,
    /** Of the form's submit event, before the form is checked. */
    onPress: ({ nativeEvent }: SubmitEvent<HTMLFormElement>) => {
      // Without a button, the page repeats a press that came before its code or its fields: what is due
      // may have changed since.
      if (nativeEvent.submitter) accepted.current = due;
      // The notice of the last try is outdated beside what comes of this one. A changed price is told
      // beside fields that are missing, too.
      setOutcome(getRise());
    },
    submit: async (values: PaymentValues, form: FormikHelpers<PaymentValues>) => {
      setOutcome(getRise());
      if (!getRise()) await actOnForm('submitPaymentForm', values, form);
    },
    askAgain: (values: PaymentValues, form: FormikHelpers<PaymentValues>) =>
      actOnForm('askAgain', values, form),
    /** Before the press, so that the form can report a lost connection. */
    preload: () => {
      Promise.all([loadLazyPayment(), context.loadCreateCall(), loadMethodRules()]).catch(
        () => undefined,
      );
    },
    dismiss: () => {
      setOutcome(null);
    },
    agreeToBuyAgain: () => {
      secondPurchaseName.current = attempts.current.name;
    },
    openPending: () => void act(() => Promise.resolve(outcome)),
  };
}

interface EarlierAttemptHandlers {
  resumeRemounted: () => Attempts | null;
  onOutcome: (outcome: PaymentOutcome | null) => void;
}

/**
 * Finds out in the background what became of an attempt that an earlier visit left open, unless the
 * page was left meanwhile.
 * @param name of the attempts that are this buyer's
 */
function useEarlierAttempt(
  attemptsRef: { current: Attempts },
  name: string,
  { onOutcome, resumeRemounted }: EarlierAttemptHandlers,
): void {
  const report = useEffectEvent(onOutcome);
  const resume = useEffectEvent(resumeRemounted);
  // The buyer is known once storage is read.
  useEffect(() => {
    const known = resume();
    const attempts = known ?? createAttempts(name);
    attemptsRef.current = attempts;
    attempts.isLeft = false;
    if (!known && readAttempt(name)) {
      loadLazyPayment()
        .then(({ lookUpEarlierAttempt }) => lookUpEarlierAttempt(attempts))
        // Offline: the attempt stays open, and the next payment looks it up first.
        .then(report, () => undefined);
    }
    return () => {
      attempts.isLeft = true;
      attemptsRef.current = createAttempts('');
    };
  }, [attemptsRef, name]);
}

const PaymentNotice = lazyPart(async () => (await loadLazyPayment()).PaymentNotice);
const ProcessingOverlay = lazyPart(async () => (await loadLazyPayment()).ProcessingOverlay);

export const NoMethod = lazyPart(async () => (await loadLazyPayment()).NoMethod);

type Payment = ReturnType<typeof usePayment>;

interface PaymentFeedbackProps {
  payment: Payment;
  plan: Plan;
  methods: readonly FormMethod[];
  onOtherCard?: () => void;
}

export function PaymentFeedback(props: PaymentFeedbackProps) {
  const { outcome } = props.payment;
  return outcome && <PaymentNotice {...props} outcome={outcome} />;
}

interface PaymentProgressProps extends Pick<Payment, 'phase'> {
  detail?: ReactNode;
}

export function PaymentProgressOverlay({ detail, phase }: PaymentProgressProps) {
  return (
    <div role="status">
      {phase !== 'idle' && <ProcessingOverlay phase={phase} detail={detail} />}
    </div>
  );
}
