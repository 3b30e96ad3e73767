import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useCheckout, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { usePlanForSale } from '@/contexts/checkout/usePlanForSale';
import { useTranslation } from '@/contexts/TranslationContext';
import { createCashPlan } from '@/services/checkout/livelo/cashPlan';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { createMix, isPossible } from '@/services/checkout/livelo/mix';
import { preselectMethod } from '@/services/checkout/payment/offeredMethods';
import { withQuery } from '@/services/checkout/routes';
import type { LiveloSession } from '@/services/livelo';
import { getMixTitle } from '../../livelo/mixTitle';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { TextButton } from '../../ui/Button';
import { PaymentForm } from '../payment/PaymentForm';
import { LiveloSummary } from './LiveloSummary';
import { PointsForm } from './PointsForm';
import { usePointsSource } from './usePointsSource';

/** Its text, not its target, stands in line with the title. */
const Change = styled(TextButton)`
  margin-inline-start: -8px;
`;

interface ChosenMixProps {
  account: NonNullable<LiveloSession['account']>;
  session: string;
  points: number;
}

/** What goes with points, as the plan's joined methods say it. */
const cashMethods = ['credit-card', 'pix'] as const;

/** The payment of a mix. One that the balance does not leave any more is chosen anew. */
export function ChosenMix({ account, points, session }: ChosenMixProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { goTo, page } = useCheckout();
  const { currentStep, saleQuery } = useCheckoutProduct();
  const plan = usePlanForSale();
  const mix = createMix(points, plan.amount, account.rate);
  const source = usePointsSource(plan, mix, session);
  const canPay = isPossible(points, account, plan.amount);
  const { rawQuery } = page;
  useEffect(() => {
    if (!canPay) void router.replace(withQuery(liveloRoutes.paymentMethod, rawQuery));
  }, [canPay, rawQuery, router]);

  const methods = cashMethods.filter((method) => plan.paymentMethods.includes(`livelo+${method}`));
  const preselected = preselectMethod(methods, [
    saleQuery.paymentMethod,
    currentStep?.props.paymentMethod,
  ]);
  const summary = <LiveloSummary plan={plan} mix={mix} />;
  return (
    <>
      <div>
        <ArrivalTitle>{getMixTitle(mix, plan.currency, t)}</ArrivalTitle>
        <Change onClick={() => void goTo(liveloRoutes.paymentMethod)}>
          {t('livelo.payment.change')}
        </Change>
      </div>
      {mix.cash === 0 && <PointsForm source={source} plan={plan} summary={summary} />}
      {mix.cash > 0 && preselected && (
        <PaymentForm
          source={source}
          plan={createCashPlan(plan, mix.cash)}
          methods={methods}
          preselected={preselected}
          summary={summary}
        />
      )}
    </>
  );
}
