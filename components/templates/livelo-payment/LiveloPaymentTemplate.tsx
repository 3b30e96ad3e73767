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
import { besideProduct, ShortColumn } from '../../ui/ShortColumn';
import { PointsForm } from './PointsForm';
import { type PointsRefusal, payWithPoints } from './pointsPayment';
import { PointsShare } from './PointsShare';

export function LiveloPaymentTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloScreen
      stage="payment"
      title={t('livelo.method.title')}
      height={480}
      frame={(waiting) => (
        <StepPanes>
          <ShortColumn>{waiting}</ShortColumn>
        </StepPanes>
      )}
    >
      {({ session: { account, session }, visit: { points } }) =>
        account &&
        points !== null && <ChosenPointsSplit account={account} session={session} points={points} />
      }
    </LiveloScreen>
  );
}

const Heading = styled.div`
  display: grid;
  gap: var(--space-16);
  ${besideProduct}
`;

interface ChosenPointsSplitProps {
  account: NonNullable<LiveloSession['account']>;
  session: string;
  points: number;
}

const cashMethods = ['credit-card', 'pix'] as const;

function ChosenPointsSplit({ account, points, session }: ChosenPointsSplitProps) {
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
  const cashPlan = createCashPlan(plan, split.cash);
  const summary = <LiveloSummary plan={cashPlan} split={split} />;
  const heading = (
    <>
      <Heading>
        <PointsSplitTitle split={split} currency={plan.currency} />
        <PointsShare
          split={split}
          currency={plan.currency}
          onChange={() => void goTo(liveloRoutes.paymentMethod)}
        />
      </Heading>
      <BuyerLine />
    </>
  );
  if (split.cash === 0)
    return <PointsForm context={context} plan={plan} heading={heading} summary={summary} />;
  if (!preselected) return <StepPanes>{heading}</StepPanes>;
  return (
    <PaymentForm
      context={context}
      plan={cashPlan}
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

interface LiveloSummaryProps {
  /** At the price that remains to be paid in money. */
  plan: Plan;
  split: PointsSplit;
}

function LiveloSummary({ plan, split }: LiveloSummaryProps) {
  const [{ value: method }] = useField<string>('method');
  const [{ value: installments }] = useField<string>('cards[0].installments');
  const spread =
    method === 'credit-card'
      ? plan.installments.find(({ id }) => String(id) === installments)
      : undefined;
  const total = spread?.totalValue ?? split.cash;
  return (
    <OrderPane plan={plan} chosen={{ total, installment: spread ?? null }}>
      <PointsRows split={split} currency={plan.currency} total={total} />
      <OrderBenefits plan={plan} />
    </OrderPane>
  );
}
