import { ProblemError } from '../../errors/ProblemError';
import { invalidField } from '../../errors/invalidField';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';
import { upgradesOf } from '../subscriptions/upgradesOf';
import { checkAskedPlan } from './checkAskedPlan';
import type { Sale, SaleQuestion } from './Sale';
import { saleOfPlan } from './saleOfPlan';

/**
 * A better plan for a subscription, for what it costs today.
 * @throws ProblemError not_found, already_paid for the plan that the buyer has, invalid_field when it
 * is not a better one of the same product.
 */
export async function findUpgradeSale(services: Services, question: SaleQuestion): Promise<Sale> {
  const subscription = await getSubscription(services, question.reference ?? '');
  if (subscription.leadId !== question.leadId) throw new ProblemError('not_found');
  if (question.planId === subscription.plan.id) throw new ProblemError('already_paid');
  const upgrade = upgradesOf(subscription, services.clock()).find(
    ({ plan }) => plan.id === question.planId,
  );
  if (!upgrade) throw invalidField('/planId', 'unknown');
  const { product } = subscription;
  checkAskedPlan(question, { plan: upgrade.plan, product });
  return saleOfPlan(question, upgrade.plan, {
    amount: upgrade.amount,
    description: product.name,
    reference: subscription.id,
  });
}
