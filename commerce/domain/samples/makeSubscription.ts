import { createSubscriptions } from '../../database/createSubscriptions';
import type { Services } from '../../Services';
import { createReference } from '../createReference';
import { planMonths } from '../planMonths';
import { addMonths } from '../subscriptions/localDate';
import type { Making } from './Making';

/** A subscription that was sold elsewhere, and whose period ends at about `endsAt`. */
export async function makeSubscription(
  { connection }: Services,
  { lead, plan, product }: Making,
  endsAt: Date,
): Promise<string> {
  const id = createReference();
  await createSubscriptions(connection).begin({
    id,
    leadId: lead.id,
    purchaseId: null,
    planId: plan.id,
    amount: plan.standardAmount,
    startedAt: addMonths(endsAt, -planMonths[plan.type], product.operation),
  });
  return id;
}
