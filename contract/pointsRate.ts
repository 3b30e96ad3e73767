import type { PointsRate } from './livelo';

/**
 * The fewest points that cover an amount. Both ends round alike: a part of a payment is accepted
 * with exactly these points for its amount.
 * @param amount minor units
 */
export function pointsForAmount(amount: number, rate: PointsRate): number {
  return Math.ceil((amount * rate.points) / rate.amount);
}

/** What points are worth, in whole minor units. */
export function amountOfPoints(points: number, rate: PointsRate): number {
  return Math.floor((points * rate.amount) / rate.points);
}
