import { useTranslation } from '@/contexts/TranslationContext';
import { labelOfMethod } from '@/services/checkout/payment/labelOfMethod';
import { formatMoney } from '@/services/format/formatMoney';
import type { PaymentPartView, PaymentView } from '@/services/payment';
import { SummaryRow } from '../../summary/SummaryRow';

/** How much was paid, and by which method or methods, as lines of a receipt. */
export function PaidRows({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation();
  const { amount, currency, parts } = payment;
  const nameOf = ({ installments, method }: PaymentPartView) => {
    const name = t(labelOfMethod(method === 'default-credit-card' ? 'credit-card' : method));
    return installments !== null && installments > 1
      ? t('success.receipt.installments', { method: name, count: installments })
      : name;
  };
  return (
    <>
      <SummaryRow
        isStrong
        label={t('success.receipt.amount')}
        value={formatMoney(amount, currency)}
      />
      {parts.length > 1 ? (
        parts.map((part, index) => (
          // Two cards may be alike: their order is what tells them apart.
          <SummaryRow key={index} label={nameOf(part)} value={formatMoney(part.amount, currency)} />
        ))
      ) : (
        <SummaryRow label={t('success.receipt.method')} value={parts.map(nameOf).join()} />
      )}
    </>
  );
}
