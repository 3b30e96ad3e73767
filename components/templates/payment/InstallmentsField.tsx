import { useMemo } from 'react';
import { useTranslation, type Translate } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import type { Installment, Plan } from '@/services/product';
import { SelectField } from '../../fields/SelectField';

function describe({ id, tax, totalValue, value }: Installment, plan: Plan, t: Translate): string {
  const money = (amount: number) => formatMoney(amount, plan.currency);
  if (id === 1) return t('payment.installments.one', { value: money(totalValue) });
  return t(tax === 0 ? 'payment.installments.many' : 'payment.installments.manyWithInterest', {
    count: id,
    value: money(value),
    total: money(totalValue),
  });
}

/** In how many parcels, each with what it comes to. */
export function InstallmentsField({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const options = useMemo(
    () =>
      plan.installments.map((installment) => ({
        value: String(installment.id),
        label: describe(installment, plan, t),
      })),
    [plan, t],
  );
  return (
    <SelectField name="installments" label={t('field.installments')} options={options} required />
  );
}
