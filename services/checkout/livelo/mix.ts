import { amountOfPoints, pointsForAmount } from '@/contract/pointsRate';
import type { LiveloSession } from '../../livelo';

type Account = NonNullable<LiveloSession['account']>;

/** A price split between points and money. Amounts in minor units; they add up to the price. */
export interface Mix {
  points: number;
  /** What the points stand for. */
  worth: number;
  cash: number;
}

/** Minor units: the service takes no smaller share of a payment. */
const smallestShare = 100;

/** What a member can choose for a price. */
export interface MixChoices {
  /** How many points pay the whole price. */
  full: number;
  /** Whether the member has as many. */
  coversAll: boolean;
  /** The points of a mix: from `least` to `most` in steps; null: no mix is possible. */
  mixed: { least: number; most: number; step: number } | null;
}

/**
 * The choices that a balance leaves. A mix goes in steps of the fewest points that can be redeemed,
 * and leaves a share of money that can be charged.
 * @param total minor units
 */
export function getMixChoices(
  { balance, minimumPoints, rate }: Account,
  total: number,
): MixChoices {
  const full = pointsForAmount(total, rate);
  const step = minimumPoints;
  const affordable = Math.min(balance, pointsForAmount(Math.max(0, total - smallestShare), rate));
  let most = Math.floor(affordable / step) * step;
  if (total - amountOfPoints(most, rate) < smallestShare) most -= step;
  return {
    full,
    coversAll: full >= minimumPoints && balance >= full,
    mixed: most >= step ? { least: step, most, step } : null,
  };
}

/**
 * The mix of a number of points. Never more points than what they are worth needs.
 * @param total minor units
 */
export function createMix(points: number, total: number, rate: Account['rate']): Mix {
  const worth = Math.min(amountOfPoints(points, rate), total);
  return { points: pointsForAmount(worth, rate), worth, cash: total - worth };
}

/** Whether a stored choice is one that the account still leaves. */
export function isPossible(points: number, account: Account, total: number): boolean {
  const { coversAll, full, mixed } = getMixChoices(account, total);
  if (points === full) return coversAll;
  return mixed !== null && points >= mixed.least && points <= mixed.most;
}
