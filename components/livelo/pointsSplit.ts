import type { Translate } from '@/contexts/TranslationContext';
import { calculateInstallments } from '@/domain/installments';
import { type Currency, formatMoney } from '@/domain/money';
import { convertPointsToAmount, formatPoints, convertAmountToPoints } from '@/domain/points';
import type { LiveloSession } from '@/contract/livelo';
import type { Plan } from '@/contract/product';

type Account = NonNullable<LiveloSession['account']>;

export interface PointsSplit {
  points: number;
  worth: number;
  cash: number;
}

/** The service accepts no smaller share of a payment. Minor units. */
const minimumShare = 100;

export interface PointsSplitChoices {
  full: number;
  coversAll: boolean;
  /** From `minimum` to `maximum` in steps; null: no mix is possible. */
  mixed: { minimum: number; maximum: number; step: number } | null;
}

/**
 * A mix uses steps of the minimum number of redeemable points, and leaves an amount of money that can
 * be charged.
 * @param total minor units
 */
export function getPointsSplitChoices(
  { balance, minimumPoints, rate }: Account,
  total: number,
): PointsSplitChoices {
  const full = convertAmountToPoints(total, rate);
  const step = minimumPoints;
  const affordable = Math.min(
    balance,
    convertAmountToPoints(Math.max(0, total - minimumShare), rate),
  );
  let maximum = Math.floor(affordable / step) * step;
  if (total - convertPointsToAmount(maximum, rate) < minimumShare) maximum -= step;
  return {
    full,
    coversAll: full >= minimumPoints && balance >= full,
    mixed: maximum >= step ? { minimum: step, maximum, step } : null,
  };
}

/**
 * Spends no more points than their worth needs.
 * @param total minor units
 */
export function createPointsSplit(
  points: number,
  total: number,
  rate: Account['rate'],
): PointsSplit {
  const worth = Math.min(convertPointsToAmount(points, rate), total);
  return { points: convertAmountToPoints(worth, rate), worth, cash: total - worth };
}

export function isSplitPossible(points: number, account: Account, total: number): boolean {
  const { coversAll, full, mixed } = getPointsSplitChoices(account, total);
  if (points === full) return coversAll;
  return mixed !== null && points >= mixed.minimum && points <= mixed.maximum;
}

/** The amounts of a split, without one that is 0. @param texts what stands for each */
export function joinPointsSplit(
  { cash, points }: PointsSplit,
  texts: { points: string; money: string },
  t: Translate,
): string {
  if (points === 0) return texts.money;
  return cash === 0 ? texts.points : t('livelo.mix', texts);
}

export function getPointsSplitTitle(split: PointsSplit, currency: Currency, t: Translate): string {
  const points = t('livelo.points', { points: formatPoints(split.points) });
  return joinPointsSplit(split, { points, money: formatMoney(split.cash, currency) }, t);
}

/**
 * The plan at the price that remains to be paid in money, with as many installments as the plan itself
 * allows.
 * @param cash minor units
 */
export function createCashPlan(plan: Plan, cash: number): Plan {
  const tax = Math.max(0, ...plan.installments.map((installment) => installment.tax));
  const maximum = plan.installments.length;
  return {
    ...plan,
    amount: cash,
    standardAmount: cash,
    installments: calculateInstallments(cash, cash, {
      maximum,
      tax,
      minimum: plan.minimumInstallment,
    }),
  };
}
