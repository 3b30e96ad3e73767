import type { MessageKey } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { isTwoMethods } from '@/services/checkout/twoMethods';
import { spread } from './methods/installments';
import { splitPlan } from './methods/twoMethods/split';
import type { PaymentValues } from './paymentValues';

export interface PricedPart {
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
