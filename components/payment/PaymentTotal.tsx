import { useFormikContext } from 'formik';
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
  const parts = getPricedParts(plan, values);
  const [{ installments }] = parts;
  const total = getPartsTotal(parts);
  const money = (value: number) => formatMoney(value, plan.currency);
  const isSpread = !trial && parts.length === 1 && spread(plan, installments).installments > 1;
  return isSpread ? (
    <>
      <strong>{describeSpread(plan, installments, t)}</strong>
      <span>{t('payment.total.spread', { total: money(total) })}</span>
    </>
  ) : (
    <>
      <span>{t(trial ? 'summary.today' : 'summary.total')}</span>
      <strong>{money(trial ? 0 : total)}</strong>
    </>
  );
}
