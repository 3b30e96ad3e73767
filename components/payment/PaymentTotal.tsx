import { useFormikContext } from 'formik';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTrial } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { describeSpread, getPartsTotal, getPricedParts, spread } from './prices';
import type { PaymentValues } from './paymentValues';

export function PaymentTotal({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const values = useFormikContext<PaymentValues>().values;
  const trial = useTrial(plan);
  const card = useCardName(values);
  const parts = getPricedParts(plan, values);
  const [{ installments }] = parts;
  const total = formatMoney(getPartsTotal(parts), plan.currency);
  const isSpread = parts.length === 1 && spread(plan, installments).installments > 1;
  const price = isSpread ? t('payment.total.spread', { total }) : total;
  const paid = card === null ? price : t('payment.total.card', { price, ...card });
  if (trial) {
    return (
      <>
        {t('summary.today')} · <strong>{formatMoney(0, plan.currency)}</strong>
      </>
    );
  }
  // A line of each: with the card's name the second still is one line of a phone, so nothing moves.
  return isSpread ? (
    <>
      <strong>{describeSpread(plan, installments, t)}</strong>
      <br />
      <span>{paid}</span>
    </>
  ) : (
    <>
      <span>{`${t('summary.total')} · `}</span>
      <strong>{paid}</strong>
    </>
  );
}

const shortestNumber = 13;

function useCardName({ cards, method }: PaymentValues) {
  const { t } = useTranslation();
  const { cardCompanies } = useCheckoutPage().brand;
  const [card] = cards;
  const company = cardCompanies.find((accepted) => accepted === card?.company);
  const digits = card?.number.replace(/\D/g, '') ?? '';
  if (method !== 'credit-card' || !company || digits.length < shortestNumber) return null;
  return { company: t(`field.cardCompany.${company}`), digits: digits.slice(-4) };
}
