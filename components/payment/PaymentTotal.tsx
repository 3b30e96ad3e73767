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
  const amount = (
    <strong>{isSpread ? describeSpread(plan, installments, t) : money(trial ? 0 : total)}</strong>
  );
  const label = (
    <span>
      {isSpread
        ? t('payment.total.spread', { total: money(total) })
        : t(trial ? 'summary.today' : 'summary.total')}
    </span>
  );
  return isSpread ? (
    <>
      {amount}
      {label}
    </>
  ) : (
    <>
      {label}
      {amount}
    </>
  );
}
