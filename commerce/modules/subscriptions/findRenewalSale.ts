import { ProblemError } from '../../http/problems';
import { checkRequestedPlan, type Sale, createPlanSale, type SaleQuestion } from '../payLinks/Sale';
import { getSubscription } from './getSubscription';
import { getNextPeriod, createPeriodReference, getSubscriptionId } from './periods';
import type { Services } from '../../Services';

/**
 * The next period of a subscription, at the plan's price of today. Its purchase is named after the
 * period: anyone who asks again while it is unpaid means the same one.
 * @throws ProblemError not_found, invalid_field, already_paid when the period asked for is paid or
 * it is too early for another.
 */
export async function findRenewalSale(services: Services, question: SaleQuestion): Promise<Sale> {
  const asked = question.reference ?? '';
  const subscription = await getSubscription(services, getSubscriptionId(asked));
  if (subscription.leadId !== question.leadId) throw new ProblemError('not_found');
  checkRequestedPlan(question, subscription);
  const reference = createPeriodReference(subscription);
  const isAnotherPeriod = asked !== subscription.id && asked !== reference;
  if (isAnotherPeriod || !getNextPeriod(subscription, services.clock())) {
    throw new ProblemError('already_paid');
  }
  const { plan, product } = subscription;
  return createPlanSale(question, plan, {
    amount: plan.standardAmount,
    description: product.name,
    reference,
  });
}
