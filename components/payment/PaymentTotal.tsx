import { useFormikContext } from 'formik';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { type Translate, useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { isPaymentLinkFlow } from '@/services/checkout/paymentLinks';
import { isTwoMethods } from '@/services/checkout/twoMethods';
import { describeSpread, spread } from './methods/installments';
import { splitPlan } from './methods/twoMethods/split';
import type { PaymentValues } from './paymentValues';

/** What the button below it takes, and from which card. What is owed on a link is said in whole. */
export function PaymentTotal({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const values = useFormikContext<PaymentValues>().values;
  const trial = useTrial(plan);
  const card = useCardName(values);
  const isOwed = isPaymentLinkFlow(useCheckoutProduct().productFlow);
  const price = isOwed
    ? formatMoney(getTotal(plan, values), plan.currency)
    : describePayment(plan, values, t);
  if (trial) {
    return (
      <>
        {t('summary.today')} · <strong>{formatMoney(0, plan.currency)}</strong>
      </>
    );
  }
  return (
    <>
      {t('summary.total')} ·{' '}
      <strong>{card === null ? price : t('payment.total.card', { price, ...card })}</strong>
    </>
  );
}

/** What the form pays, in words: by the month where one card is spread, else in all. */
function describePayment(plan: Plan, values: PaymentValues, t: Translate): string {
  const { method } = values;
  return isTwoMethods(method)
    ? formatMoney(getTotal(plan, values), plan.currency)
    : describeSpread(plan, getCardInstallments(values), t);
}

/** What is paid in all, interest included, in minor units. */
function getTotal(plan: Plan, values: PaymentValues): number {
  const { cards, firstAmount, method } = values;
  if (!isTwoMethods(method)) return spread(plan, getCardInstallments(values)).amount;
  const [first, second] = cards;
  const [firstPart, secondPart] = splitPlan(plan, firstAmount);
  const isSecondCard = method === 'credit-card+credit-card';
  return (
    spread(firstPart, first?.installments).amount +
    spread(secondPart, isSecondCard ? second?.installments : undefined).amount
  );
}

const getCardInstallments = ({ cards, method }: PaymentValues) =>
  method === 'credit-card' || method === 'default-credit-card' ? cards[0]?.installments : undefined;

/** The digits of the shortest number that a card has. */
const shortestNumber = 13;

/** The typed card in a few words; null until it has its number and its company is known. */
function useCardName({ cards, method }: PaymentValues) {
  const { t } = useTranslation();
  const { cardCompanies } = useCheckoutPage().brand;
  const [card] = cards;
  const company = cardCompanies.find((accepted) => accepted === card?.company);
  const digits = card?.number.replace(/\D/g, '') ?? '';
  if (method !== 'credit-card' || !company || digits.length < shortestNumber) return null;
  return { company: t(`field.cardCompany.${company}`), digits: digits.slice(-4) };
}
