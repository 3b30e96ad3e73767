import type { Subscription } from '@/contract/subscription';
import { priceUpgrades } from './upgrades';
import type { Services } from '../../Services';
import type { CataloguePlan } from '../catalogue/CatalogueProduct';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from '../payLinks/describeSale';
import { getSubscription } from './getSubscription';
import { getNextPeriod, getRenewalOpening } from './periods';

const withoutDiscount = (plan: CataloguePlan) =>
  createPricedPlan(plan, { amount: plan.standardAmount, standardAmount: plan.standardAmount });

/** @throws ProblemError not_found for a subscription that is unknown or ended. */
export async function describeSubscription(services: Services, id: string): Promise<Subscription> {
  const now = services.clock();
  const subscription = await getSubscription(services, id);
  const { leadId, plan, product, renewsAt, startedAt } = subscription;
  const next = getNextPeriod(subscription, now);
  return {
    id,
    state: renewsAt > now ? 'active' : 'lapsed',
    startedAt: startedAt.toISOString(),
    renewsAt: renewsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, product)),
    plan: withoutDiscount(plan),
    renewal: next
      ? {
          plan: withoutDiscount(plan),
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
        }
      : null,
    renewalOpensAt: getRenewalOpening(renewsAt, plan.type).toISOString(),
    upgrades: priceUpgrades(subscription, now).map(({ amount, credit, plan: better }) => ({
      plan: createPricedPlan(better, { amount, standardAmount: better.standardAmount }),
      credit,
    })),
  };
}
