import { groupDigits } from './money';

/** What loyalty points are worth: `points` points stand for `amount` minor units. */
export interface PointsRate {
  points: number;
  amount: number;
}

/**
 * The minimum of points that covers an amount. The page and the service round alike: a part of a
 * payment is accepted only with exactly these points for its amount.
 * @param amount minor units
 */
export function convertAmountToPoints(amount: number, rate: PointsRate): number {
  return Math.ceil((amount * rate.points) / rate.amount);
}

export function convertPointsToAmount(points: number, rate: PointsRate): number {
  return Math.floor((points * rate.amount) / rate.points);
}

export function formatPoints(points: number): string {
  return groupDigits(String(points));
}
