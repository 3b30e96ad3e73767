import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';
import { nextPeriod } from '../subscriptions/nextPeriod';
import { periodReference, subscriptionIdOf } from '../subscriptions/periodReference';
import { checkAskedPlan } from './checkAskedPlan';
import type { Sale, SaleQuestion } from './Sale';
import { saleOfPlan } from './saleOfPlan';

/**
 * The next period of a subscription, at the plan's price of today. Its purchase is named after the
 * period: whoever asks again while it is unpaid means the same one.
 * @throws ProblemError not_found, invalid_field, already_paid when the period asked for is paid or
 * it is too early for another.
 */
export async function findRenewalSale(services: Services, question: SaleQuestion): Promise<Sale> {
  const asked = question.reference ?? '';
  const subscription = await getSubscription(services, subscriptionIdOf(asked));
  if (subscription.leadId !== question.leadId) throw new ProblemError('not_found');
  checkAskedPlan(question, subscription);
  const reference = periodReference(subscription);
  const isAnotherPeriod = asked !== subscription.id && asked !== reference;
  if (isAnotherPeriod || !nextPeriod(subscription, services.clock())) {
    throw new ProblemError('already_paid');
  }
  const { plan, product } = subscription;
  return saleOfPlan(question, plan, {
    amount: plan.standardAmount,
    description: product.name,
    reference,
  });
}
