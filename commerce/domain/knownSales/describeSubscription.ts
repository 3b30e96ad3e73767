import type { Subscription } from '@/contract/subscription';
import type { CatalogPlan } from '../../catalog/CatalogProduct';
import type { Services } from '../../Services';
import { planAtPrice } from '../planAtPrice';
import { getSubscription } from '../subscriptions/getSubscription';
import { nextPeriod } from '../subscriptions/nextPeriod';
import { renewalOpensAt } from '../subscriptions/renewalOpensAt';
import { upgradesOf } from '../subscriptions/upgradesOf';
import { describeSale } from './describeSale';

const atFullPrice = (plan: CatalogPlan) =>
  planAtPrice(plan, { amount: plan.standardAmount, standardAmount: plan.standardAmount });

/** @throws ProblemError not_found for a subscription that is unknown or ended. */
export async function describeSubscription(services: Services, id: string): Promise<Subscription> {
  const now = services.clock();
  const subscription = await getSubscription(services, id);
  const { leadId, plan, product, renewsAt, startedAt } = subscription;
  const next = nextPeriod(subscription, now);
  return {
    id,
    state: renewsAt > now ? 'active' : 'lapsed',
    startedAt: startedAt.toISOString(),
    renewsAt: renewsAt.toISOString(),
    ...(await describeSale(services, leadId, product)),
    plan: atFullPrice(plan),
    renewal: next
      ? {
          plan: atFullPrice(plan),
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
        }
      : null,
    renewalOpensAt: renewalOpensAt(renewsAt, plan.type).toISOString(),
    upgrades: upgradesOf(subscription, now).map(({ amount, credit, plan: better }) => ({
      plan: planAtPrice(better, { amount, standardAmount: better.standardAmount }),
      credit,
    })),
  };
}
