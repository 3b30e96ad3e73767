import type { SampleKind } from '@/contract/samples';
import { addDays, addMonths } from '@/domain/calendar';
import type { Services } from '../../Services';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { monthsByPlanType } from '../catalogue/pricePlan';
import type { LeadRow } from '../leads/Lead';
import { beginSubscription } from '../subscriptions/beginSubscription';

/** A subscription that was sold elsewhere, and whose period ends at about `endsAt`. */
export async function createSubscription(
  { connection }: Services,
  { lead, plan, product }: SampleContext,
  endsAt: Date,
): Promise<string> {
  return beginSubscription(connection, {
    leadId: lead.id,
    purchaseId: null,
    planId: plan.id,
    amount: plan.standardAmount,
    startedAt: addMonths(endsAt, -monthsByPlanType[plan.type], product.operation),
  });
}

/** What a sample is made from. */
export interface SampleContext {
  kind: SampleKind;
  lead: LeadRow;
  product: CatalogueProduct;
  plan: CataloguePlan;
  now: Date;
}

/** Writes a sample. Answers the id by which its page opens it. */
export type SampleMaker = (services: Services, context: SampleContext) => Promise<string>;

const daysOfHalfMonth = 15;

/** When a period ends that is half over now. */
export function midPeriod({ now, plan }: SampleContext): Date {
  return addDays(now, monthsByPlanType[plan.type] * daysOfHalfMonth);
}
