import type { Operation, PlanType } from '@/contract/enumerations';
import { addDays, addMonths, toLocalDate } from '@/domain/calendar';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { monthsByPlanType } from '../catalogue/pricePlan';
import type { SubscriptionRow } from './repository';

export interface PeriodPayment {
  type: 'first' | 'renew' | 'upgrade';
  planId: string;
  planType: PlanType;
  amount: number;
  trialDays?: number | null;
  paidAt: Date;
}

export interface Period {
  type: PeriodPayment['type'];
  planId: string;
  amount: number;
  startsAt: Date;
  endsAt: Date;
  leftAt: Date;
}

/** The start of periods without a gap: months count from there, so that the 31st stays the 31st. */
interface PeriodStart {
  at: Date;
  months: number;
}

/**
 * Derives the periods of a subscription from what was paid for it, oldest first. A renewal follows
 * the period before, or begins when it is paid if that has ended; an upgrade begins when it is
 * paid.
 */
export function derivePeriods(payments: readonly PeriodPayment[], operation: Operation): Period[] {
  const periods: Period[] = [];
  let anchor: PeriodStart | undefined;
  for (const { amount, paidAt, planId, planType, trialDays, type } of payments) {
    const last = periods.at(-1);
    const follows = type === 'renew' && last !== undefined && last.endsAt > paidAt;
    const startsAt = follows ? last.endsAt : paidAt;
    if (!anchor || !follows) anchor = { at: startsAt, months: 0 };
    anchor.months += monthsByPlanType[planType];
    const endsAt = trialDays
      ? addDays(startsAt, trialDays)
      : addMonths(anchor.at, anchor.months, operation);
    // Later months count from the end of the trial.
    if (trialDays) anchor = undefined;
    if (type === 'upgrade') {
      for (const period of periods) {
        const end = period.startsAt > paidAt ? period.startsAt : paidAt;
        if (end < period.leftAt) period.leftAt = end;
      }
    }
    periods.push({ type, planId, amount, startsAt, endsAt, leftAt: endsAt });
  }
  return periods;
}

export interface ActiveSubscription extends Pick<SubscriptionRow, 'id' | 'leadId' | 'startedAt'> {
  product: CatalogueProduct;
  plan: CataloguePlan;
  payments: readonly PeriodPayment[];
  periods: readonly Period[];
  renewsAt: Date;
}

export function getNextPeriod(
  { payments, plan, product, renewsAt }: ActiveSubscription,
  now: Date,
): Period | undefined {
  if (now < getRenewalOpening(renewsAt, plan.type)) return undefined;
  const renewal = {
    type: 'renew',
    planId: plan.id,
    planType: plan.type,
    amount: plan.standardAmount,
    paidAt: now,
  } as const;
  return derivePeriods([...payments, renewal], product.operation).at(-1);
}

/**
 * How many days before its end a period may be renewed. Shorter than any period, so that one that
 * was just renewed cannot be renewed again: two clicks never buy two periods.
 */
const windowDays: Record<PlanType, number> = {
  yearly: 60,
  recurrency: 60,
  semester: 30,
  monthly: 10,
};

export function getRenewalOpening(endsAt: Date, planType: PlanType): Date {
  return addDays(endsAt, -windowDays[planType]);
}

export function createPeriodReference({
  id,
  product,
  renewsAt,
}: Pick<ActiveSubscription, 'id' | 'renewsAt'> & {
  product: Pick<CatalogueProduct, 'operation'>;
}): string {
  return `${id}:${toLocalDate(renewsAt, product.operation)}`;
}

export function createUpgradeReference({ id, plan }: ActiveSubscription): string {
  return `${id}:${plan.id}`;
}

export function getSubscriptionId(reference: string): string {
  return reference.split(':', 1)[0] ?? '';
}
