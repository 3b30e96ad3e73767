import { useField } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { LiveloSession } from '@/contract/livelo';
import type { Plan } from '@/contract/product';
import { liveloRoutes } from '@/services/checkout/livelo';
import { preselectMethod } from '@/services/checkout/offeredMethods';
import { withQuery } from '@/services/checkout/routes';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { writeVisit, useLiveloFailure } from '../../livelo/liveloVisit';
import {
  createCashPlan,
  createPointsSplit,
  isSplitPossible,
  type PointsSplit,
} from '../../livelo/pointsSplit';
import { PointsRows } from '../../livelo/PointsRows';
import { PointsSplitTitle } from '../../livelo/PointsSplitTitle';
import { BuyerLine } from '../../payment/BuyerLine';
import type { PaymentContext } from '../../payment/paymentCall';
import { PaymentForm } from '../../payment/PaymentForm';
import { usePurchase } from '../../payment/usePayment';
import { OrderBenefits } from '../../plans/OrderBenefits';
import { StepPanes } from '../../shell/StepPanes';
import { OrderPane } from '../../summary/OrderPane';
import { TextButton } from '../../ui/Button';
import { PointsForm } from './PointsForm';
import { type PointsRefusal, payWithPoints } from './pointsPayment';

export function LiveloPaymentTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloScreen
      stage="payment"
      title={t('livelo.method.title')}
      height={480}
      frame={(waiting) => <StepPanes>{waiting}</StepPanes>}
    >
      {({ session: { account, session }, visit: { points } }) =>
        account &&
        points !== null && <ChosenPointsSplit account={account} session={session} points={points} />
      }
    </LiveloScreen>
  );
}

const Change = styled(TextButton)`
  margin-inline-start: calc(-1 * var(--space-8));
`;

interface ChosenPointsSplitProps {
  account: NonNullable<LiveloSession['account']>;
  session: string;
  points: number;
}

const cashMethods = ['credit-card', 'pix'] as const;

function ChosenPointsSplit({ account, points, session }: ChosenPointsSplitProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { brand, page } = useCheckoutPage();
  const { goTo } = useNavigation();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePurchasePlan();
  const split = createPointsSplit(points, plan.amount, account.rate);
  const context = usePointsPayment(plan, split, session);
  const canPay = isSplitPossible(points, account, plan.amount);
  const { rawQuery } = page;
  useEffect(() => {
    if (!canPay) void router.replace(withQuery(liveloRoutes.paymentMethod, rawQuery));
  }, [canPay, rawQuery, router]);

  const methods = cashMethods.filter((method) =>
    [plan.paymentMethods, brand.methods].every((listed) => listed.includes(`livelo+${method}`)),
  );
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  const summary = <LiveloSummary plan={plan} split={split} />;
  const heading = (
    <>
      <div>
        <PointsSplitTitle split={split} currency={plan.currency} />
        <Change onClick={() => void goTo(liveloRoutes.paymentMethod)}>
          {t('livelo.payment.change')}
        </Change>
      </div>
      <BuyerLine />
    </>
  );
  if (split.cash === 0)
    return <PointsForm context={context} plan={plan} heading={heading} summary={summary} />;
  if (!preselected) return <StepPanes>{heading}</StepPanes>;
  return (
    <PaymentForm
      context={context}
      plan={createCashPlan(plan, split.cash)}
      methods={methods}
      preselected={preselected}
      heading={heading}
      summary={summary}
    />
  );
}

function usePointsPayment(plan: Plan, split: PointsSplit, session: string): PaymentContext {
  const { goTo } = useNavigation();
  const fail = useLiveloFailure();
  const purchase = usePurchase(plan);
  const areTaken = useRef(false);
  useEffect(
    () => () => {
      // Only once the page is left: without its visit the page would go back to the CPF.
      if (areTaken.current) writeVisit(null);
    },
    [],
  );
  const onRefused = (refusal: PointsRefusal) => {
    if (refusal === 'redemption') void fail('redemption');
    // That page loads the current worth of the points, and the buyer chooses again.
    else if (refusal === 'changed') void goTo(liveloRoutes.paymentMethod);
    else writeVisit(null);
  };
  return {
    ...purchase,
    attemptName: `${purchase.attemptName}:livelo`,
    describeOrder: (method) => ({
      plan,
      method: split.cash === 0 ? 'livelo' : `livelo+${method}`,
    }),
    loadCreateCall: async () =>
      payWithPoints(await purchase.loadCreateCall(), { split, session, onRefused }),
    onAccepted: () => {
      areTaken.current = true;
    },
  };
}

function LiveloSummary({ split, plan }: { split: PointsSplit; plan: Plan }) {
  const [{ value: method }] = useField<string>('method');
  const [{ value: installments }] = useField<string>('cards[0].installments');
  const spread =
    method === 'credit-card' && split.cash > 0
      ? createCashPlan(plan, split.cash).installments.find(({ id }) => String(id) === installments)
      : undefined;
  const total = spread?.totalValue ?? split.cash;
  return (
    <OrderPane
      plan={createCashPlan(plan, split.cash)}
      hasPrice={split.cash > 0}
      chosen={{ total, installment: spread ?? null }}
    >
      <PointsRows split={split} currency={plan.currency} total={total} />
      <OrderBenefits plan={plan} />
    </OrderPane>
  );
}
