import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { Installment, Plan } from '@/services/product';
import { OrderSummary } from '../../summary/OrderSummary';
import { SummaryRow } from '../../summary/SummaryRow';
import { secondCard, type PaymentValues } from './paymentValues';
import { findInstallment, splitPlan } from './splitValues';

interface PartRowProps {
  label: string;
  part: Plan;
  installment: Installment | null;
}

/** What one method pays, and in how many parcels. */
function PartRow({ installment, label, part }: PartRowProps) {
  const { t } = useTranslation();
  const money = (amount: number) => formatMoney(amount, part.currency);
  const value =
    installment && installment.id > 1
      ? t('summary.installments', { count: installment.id, value: money(installment.value) })
      : money(part.amount);
  return <SummaryRow label={label} value={value} />;
}

/** The order as two methods pay it, each with its own interest. */
export function TwoMethodsSummary({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<PaymentValues>();
  const { firstAmount, installments, method } = values;
  const isTwoCards = method === 'credit-card+credit-card';
  const secondInstallments = isTwoCards ? values[`${secondCard}installments`] : undefined;
  const [first, second] = useMemo(() => splitPlan(plan, firstAmount), [plan, firstAmount]);
  const firstSpread = findInstallment(first, installments);
  const secondSpread = findInstallment(second, secondInstallments);
  const total =
    (firstSpread?.totalValue ?? first.amount) + (secondSpread?.totalValue ?? second.amount);
  const isSpread = [firstSpread, secondSpread].some((spread) => (spread?.id ?? 1) > 1);
  return (
    <OrderSummary plan={plan} installment={null} total={total} isChargedToday={!isSpread}>
      <PartRow
        label={t(isTwoCards ? 'payment.split.card1' : 'payment.split.cardTitle')}
        part={first}
        installment={firstSpread}
      />
      <PartRow
        label={t(isTwoCards ? 'payment.split.card2' : 'payment.method.pix')}
        part={second}
        installment={secondSpread}
      />
    </OrderSummary>
  );
}
