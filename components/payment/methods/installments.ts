import type { Translate } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';

/**
 * How a plan, or one method's part of it, is spread over so many installments, or over as many fewer as
 * a small part allows.
 */
export function findInstallment(plan: Plan, installments: string | undefined): Installment | null {
  const possible = plan.installments.filter(({ id }) => id <= Number(installments));
  return possible[possible.length - 1] ?? null;
}

/** A plan's amount as it is spread, interest included. */
export function spread(plan: Plan, installments: string | undefined) {
  const installment = findInstallment(plan, installments);
  return { amount: installment?.totalValue ?? plan.amount, installments: installment?.id ?? 1 };
}

/** A plan's price as it is spread, in words: '12x de R$ 299,00', or the whole where it is not. */
export function describeSpread(plan: Plan, installments: string | undefined, t: Translate): string {
  const installment = findInstallment(plan, installments);
  if (!installment || installment.id === 1) return formatMoney(plan.amount, plan.currency);
  const value = formatMoney(installment.value, plan.currency);
  const text =
    installment.tax === 0 ? 'summary.installments' : 'payment.installments.manyWithInterest';
  return t(text, { count: installment.id, value });
}
