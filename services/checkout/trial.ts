import type { Plan, ProductV2 } from '@/contract/product';

/** The days that cost this buyer nothing, and when the card is charged after them. */
export type Trial = NonNullable<ProductV2['trial']>;

/** The trial that a plan begins with; null: it is paid now. */
export function findTrial(
  { trial }: Pick<ProductV2, 'trial'>,
  plan: Pick<Plan, 'id'>,
): Trial | null {
  return trial?.planId === plan.id ? trial : null;
}
