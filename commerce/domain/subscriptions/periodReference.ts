import { localDate } from './localDate';
import type { KnownSubscription } from './KnownSubscription';

/** What a renewal refers to: the subscription, and the day on which the renewed period begins. */
export function periodReference({ id, product, renewsAt }: KnownSubscription): string {
  return `${id}:${localDate(renewsAt, product.operation)}`;
}

/** The subscription's id in a reference with or without a period. */
export function subscriptionIdOf(reference: string): string {
  return reference.split(':', 1)[0] ?? '';
}
