import type { MessageKey, Translate } from '@/contexts/TranslationContext';
import type { Installment, Plan } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { isTwoMethods, splitPlan } from '@/services/checkout/twoMethods';
import type { PaymentValues } from './paymentValues';

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

interface PricedPart {
  label: MessageKey;
  plan: Plan;
  installments: string | undefined;
}

export function getPricedParts(
  plan: Plan,
  { cards: [first, second], firstAmount, method }: PaymentValues,
): readonly [PricedPart, ...PricedPart[]] {
  if (!isTwoMethods(method)) {
    const isCard = method === 'credit-card' || method === 'default-credit-card';
    const installments = isCard ? first?.installments : undefined;
    return [{ label: 'summary.total', plan, installments }];
  }
  const [firstPlan, secondPlan] = splitPlan(plan, firstAmount);
  const installments = first?.installments;
  return method === 'credit-card+credit-card'
    ? [
        { label: 'payment.split.card1', plan: firstPlan, installments },
        {
          label: 'payment.split.card2',
          plan: secondPlan,
          installments: second?.installments,
        },
      ]
    : [
        { label: 'payment.split.cardTitle', plan: firstPlan, installments },
        { label: 'payment.method.pix', plan: secondPlan, installments: undefined },
      ];
}

export const getPartsTotal = (parts: readonly PricedPart[]): number =>
  parts.reduce((total, { installments, plan }) => total + spread(plan, installments).amount, 0);
