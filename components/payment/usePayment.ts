import type { FormikHelpers } from 'formik';
import { type SubmitEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import type { Plan } from '@/contract/product';
import { createPurchaseAttemptName, readAttempt } from '@/services/attempts/storedAttempts';
import type { Page } from '@/services/checkout/page';
import { RemountContext } from '../shell/PageErrorBoundary';
import { leaving, useExclusive } from '../ui/useExclusive';
import { useDocumentRule } from './methods/DocumentField';
import { loadMethodRules } from './methods/formMethods';
import type { PaymentOutcome, PaymentPhase } from './outcome';
import type { PaymentContext } from './paymentCall';
import type { PaymentValues } from './paymentValues';
import type { PageAttempts } from './sendPayment';
import type { PagePayment } from './submitPayment';

export const loadLazyPayment = () => import('./lazyPayment');
type LazyPayment = Awaited<ReturnType<typeof loadLazyPayment>>;

const prepareToSend = async () => (await loadLazyPayment()).prepareCall('payment');

type Action = (lazy: LazyPayment, payment: PagePayment) => Promise<PaymentOutcome | null>;

type Result = PaymentOutcome | null | typeof leaving;

/** @param name empty: no buyer is known */
const createAttempts = (name: string): PageAttempts => ({
  name,
  current: { kind: 'idle' },
  isLeft: false,
});

/**
 * The last payment that was sent. A page that is redrawn after an error continues with it; a form that
 * returns for another reason, for example after another card was checked, starts over.
 */
let sent: {
  attempts: PageAttempts;
  result: Promise<Result>;
  page: Page;
  remounts: number;
} | null = null;

export function usePayment(
  context: PaymentContext,
  sold: Pick<PagePayment, 'plan' | 'requiresAddress'>,
) {
  const { goTo, refreshProduct, replaceQuery } = useNavigation();
  const getDocument = useDocumentRule();
  const { page } = useCheckoutPage();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [run] = useExclusive();
  const remounts = useContext(RemountContext);
  const due = useTrial(sold.plan) ? 0 : sold.plan.amount;
  /** What the page said was due at the buyer's last press, in minor units. */
  const accepted = useRef(due);
  const attempts = useRef(createAttempts(''));
  /** The name of the attempts that are knowingly a second purchase. */
  const secondPurchaseName = useRef<string | null>(null);

  const runPayment = (start: () => Promise<Result>): Promise<void> =>
    run(async () => {
      setOutcome(null);
      setPhase('paying');
      const result = await start();
      if (result === leaving) return leaving;
      setOutcome(result);
      setPhase('idle');
      return undefined;
    });

  const actAndLeave = async (action: Action, own: PageAttempts): Promise<Result> => {
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
    const navigation = { goTo, refreshProduct, replaceQuery, onAway: setPhase, pathname };
    return (await lazy.followOutcome(result, context, navigation)) ? leaving : result;
  };

  const act = (action: Action): Promise<void> =>
    runPayment(() => {
      const own = attempts.current;
      const result = actAndLeave(action, own);
      sent = { attempts: own, result, page, remounts };
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
    resumeRemounted: (name) => {
      if (sent?.page !== page || sent.attempts.name !== name || sent.remounts === remounts)
        return null;
      const { attempts: own, result } = sent;
      sent = { ...sent, remounts };
      void runPayment(() => result);
      return own;
    },
    onOutcome: (resumed) => {
      if (phase !== 'idle') return false;
      // A pending code or slip is only offered: the buyer may be back to pay otherwise.
      if (resumed.kind === 'accepted' && resumed.payment.state !== 'pending')
        void act(() => Promise.resolve(resumed));
      else setOutcome(resumed);
      return true;
    },
  });

  const findPriceIncrease = (): PaymentOutcome | null =>
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
      setOutcome(findPriceIncrease());
    },
    submit: async (values: PaymentValues, form: FormikHelpers<PaymentValues>) => {
      const increase = findPriceIncrease();
      setOutcome(increase);
      if (!increase) await actOnForm('submitPaymentForm', values, form);
    },
    askAgain: (values: PaymentValues, form: FormikHelpers<PaymentValues>) =>
      actOnForm('askAgain', values, form),
    /** Before the press, while there is a connection: all that checks and sends the payment. */
    preload: () => {
      Promise.all([prepareToSend(), context.loadCreateCall(), loadMethodRules()]).catch(
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
  resumeRemounted: (name: string) => PageAttempts | null;
  /** @returns whether the page could use it */
  onOutcome: (outcome: PaymentOutcome) => boolean;
}

/**
 * Finds out in the background what became of an attempt that an earlier visit left open, unless the
 * page was left meanwhile.
 * @param name of the attempts that are this buyer's
 */
function useEarlierAttempt(
  attemptsRef: { current: PageAttempts },
  name: string,
  { onOutcome, resumeRemounted }: EarlierAttemptHandlers,
): void {
  const report = useEffectEvent(onOutcome);
  const resume = useEffectEvent(resumeRemounted);
  // The buyer is known once storage is read.
  useEffect(() => {
    const known = resume(name);
    const attempts = known ?? createAttempts(name);
    attemptsRef.current = attempts;
    attempts.isLeft = false;
    if (!known && readAttempt(name)) {
      loadLazyPayment()
        .then(({ lookUpEarlierAttempt }) => lookUpEarlierAttempt(attempts, report))
        // Offline: the attempt stays open, and the next payment looks it up first.
        .catch(() => undefined);
    }
    return () => {
      attempts.isLeft = true;
      attemptsRef.current = createAttempts('');
    };
  }, [attemptsRef, name]);
}

/** The payment of a purchase in a flow. */
export function usePurchase(plan: Plan): PaymentContext {
  const { page } = useCheckoutPage();
  const { lead } = useBuyer();
  const { currentStep: step, product, productFlow: flow, saleQuery: query } = useCheckoutProduct();
  return {
    attemptName: createPurchaseAttemptName(step?.id, product.code, lead),
    lead,
    flow,
    step,
    loadCreateCall: async () => {
      const { createPurchaseCall } = await loadLazyPayment();
      return (order) =>
        createPurchaseCall({ lead, flowId: flow.id, product, plan, page, query }, order);
    },
  };
}
