import type { Translate } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';

export function findInstallment(plan: Plan, installments: string | undefined): Installment | null {
  const possible = plan.installments.filter(({ id }) => id <= Number(installments));
  return possible[possible.length - 1] ?? null;
}

export function spread(plan: Plan, installments: string | undefined) {
  const installment = findInstallment(plan, installments);
  return { amount: installment?.totalValue ?? plan.amount, installments: installment?.id ?? 1 };
}

export function describeSpread(plan: Plan, installments: string | undefined, t: Translate): string {
  const installment = findInstallment(plan, installments);
  if (!installment || installment.id === 1) return formatMoney(plan.amount, plan.currency);
  const value = formatMoney(installment.value, plan.currency);
  const text =
    installment.tax === 0 ? 'summary.installments' : 'payment.installments.manyWithInterest';
  return t(text, { count: installment.id, value });
}
