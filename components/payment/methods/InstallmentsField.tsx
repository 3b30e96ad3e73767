import { useMemo } from 'react';
import { useTranslation, type Translate } from '@/contexts/TranslationContext';
import { formatMoney } from '@/domain/money';
import type { Installment, Plan } from '@/contract/product';
import { SelectInput } from '../../fields/SelectField';
import { useFieldBinding } from '../../fields/useFieldBinding';
import { findInstallment } from '../prices';

function describe({ id, tax, totalValue, value }: Installment, plan: Plan, t: Translate): string {
  const money = (amount: number) => formatMoney(amount, plan.currency);
  if (id === 1) return t('payment.installments.one', { value: money(totalValue) });
  return t(tax === 0 ? 'payment.installments.many' : 'payment.installments.manyWithInterest', {
    count: id,
    value: money(value),
  });
}

interface InstallmentsFieldProps {
  plan: Plan;
  card?: 0 | 1;
}

export function InstallmentsField({ card = 0, plan }: InstallmentsFieldProps) {
  const { t } = useTranslation();
  const binding = useFieldBinding<string>(`cards[${card}].installments`);
  const options = useMemo(
    () =>
      plan.installments.map((installment) => ({
        value: String(installment.id),
        label: describe(installment, plan, t),
      })),
    [plan, t],
  );
  const chosen = findInstallment(plan, binding.value);
  const first = chosen?.firstValue;
  const [only, ...others] = options;
  // A single option is text, not a question.
  if (only && others.length === 0) {
    return <p>{`${t('field.installments')}: ${only.label}`}</p>;
  }
  return (
    <SelectInput
      {...binding}
      // The buyer's choice counts again once the amount of the card allows it.
      value={String(chosen?.id ?? binding.value)}
      label={t('field.installments')}
      // The odd cents are in the first.
      {...(first !== undefined &&
        first !== chosen?.value && {
          hint: t('payment.installments.first', { value: formatMoney(first, plan.currency) }),
        })}
      options={options}
      required
    />
  );
}
