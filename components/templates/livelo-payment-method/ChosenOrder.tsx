import type { Plan } from '@/contract/product';
import { PointsRows } from '../../livelo/PointsRows';
import { createCashPlan, type PointsSplit } from '../../livelo/pointsSplit';
import { OrderBenefits } from '../../plans/OrderBenefits';
import { OrderPane } from '../../summary/OrderPane';

interface ChosenOrderProps {
  plan: Plan;
  split: PointsSplit;
}

/** The price in money is what the chosen points leave of it. */
export function ChosenOrder({ plan, split }: ChosenOrderProps) {
  const hasPoints = split.points > 0;
  return (
    <OrderPane
      plan={hasPoints ? createCashPlan(plan, split.cash) : plan}
      {...(split.cash === 0 && { chosen: { total: 0, installment: null } })}
    >
      {hasPoints && <PointsRows split={split} currency={plan.currency} />}
      <OrderBenefits plan={plan} />
    </OrderPane>
  );
}
