import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { formatMarketDay } from '@/domain/dateTexts';
import { formatMoney } from '@/domain/money';
import { findPaidPayment, forgetPurchase } from '@/services/checkout/paidPurchase';
import { idParameter } from '@/services/checkout/paymentLinks';
import { routes } from '@/services/checkout/routes';
import { writeStored } from '@/services/storage';
import { usePurchaseEvent } from '../payment/usePurchaseEvent';
import { Panes } from '../shell/Panes';
import { PaidBand } from '../receipt/PaidBand';
import { ReceiptContent } from '../receipt/ReceiptContent';
import { OfferPane } from '../summary/OfferPane';
import { getTrialStatus } from '../trial/trialStatus';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton, SecondaryLink, TextButton } from '../ui/Button';
import { OtherWays } from '../ui/OtherWays';
import { PageText } from '../ui/PageText';

/**
 * Loads the notice that replaces a page before the payment once the purchase is paid.
 * @returns null where the page is right as it is
 * @throws HttpError, NoAnswerError
 */
export async function loadPaidPurchase(
  ...place: Parameters<typeof findPaidPayment>
): Promise<ReactNode> {
  const paid = await findPaidPayment(...place);
  if (!paid) return null;
  const { payment, step } = paid;
  const { amount, trial } = payment;
  const order = { ...payment, amount: trial?.state === 'active' ? 0 : amount, isPaid: true };
  return (
    // The purchase is over: the page's number would be a step back.
    <Panes isStep={false} pane={<OfferPane payment={order} />}>
      <PaidPurchase payment={payment} isPurchase={step.templateId === 'payment'} />
    </Panes>
  );
}

const Said = styled(PageText)`
  text-wrap: balance;
`;

interface PaidPurchaseProps {
  payment: PaymentView;
  isPurchase: boolean;
}

function PaidPurchase({ isPurchase, payment }: PaidPurchaseProps) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const { goTo } = useNavigation();
  const { product, productFlow } = useCheckoutProduct();
  // This is the first page to learn of a Pix that was paid after its page was closed.
  usePurchaseEvent(payment);
  const receipt = isPurchase ? 'success' : 'upsell-success';
  const { day, text, title } = getPaidTexts(payment, renderedAt);
  const openReceipt = () => {
    // This tab may be showing another payment that it has made.
    writeStored(isPurchase ? 'purchaseToken' : 'upsellToken', payment.token);
    void goTo(routes[receipt]);
  };
  const buyAgain = () => {
    forgetPurchase();
    void goTo(routes[productFlow.steps[0]?.templateId ?? 'lead']);
  };
  return (
    <ReceiptContent>
      <PaidBand hasTick>
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        <Said>
          {t(text, {
            product: product.name,
            amount: formatMoney(payment.amount, payment.currency),
            day: day === null ? '' : formatMarketDay(day, locale),
          })}
        </Said>
      </PaidBand>
      <PrimaryButton onClick={openReceipt}>{t('paid.receipt')}</PrimaryButton>
      {isPurchase && (
        <>
          <Addition payment={payment} />
          <OtherWays>
            <TextButton onClick={buyAgain}>{t('paid.again')}</TextButton>
          </OtherWays>
        </>
      )}
    </ReceiptContent>
  );
}

interface PaidTexts {
  title: MessageKey;
  text: MessageKey;
  day: string | null;
}

function getPaidTexts({ createdAt, paidAt, trial }: PaymentView, now: number): PaidTexts {
  if (trial?.state === 'active') {
    const status = getTrialStatus(trial, now);
    const title = 'paid.trial.title';
    if (status === 'running') return { title, text: 'paid.trial.text', day: createdAt };
    const text = status === 'due' ? 'paid.trial.over' : 'paid.trial.retried';
    return { title, text, day: trial.endsAt };
  }
  const title = trial ? 'paid.kept.title' : 'paid.title';
  const day = trial?.chargedAt ?? paidAt ?? null;
  return { title, text: day === null ? 'paid.textOnly' : 'paid.text', day };
}

function Addition({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const { planId, subscriptionId } = payment;
  const current = product.plans.find(({ id }) => id === planId);
  const hasBetter = product.plans.some(
    ({ standardAmount }) => current !== undefined && standardAmount > current.standardAmount,
  );
  if (!hasBetter || !subscriptionId) return null;
  const query = new URLSearchParams({ [idParameter]: subscriptionId });
  return (
    <SecondaryLink href={`${routes['upgrade-payment']}?${query.toString()}`}>
      {t('paid.addition')}
    </SecondaryLink>
  );
}
