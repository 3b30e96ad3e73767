import { createBrowserStore, readStored } from '../storage';
import type { Occurrence } from './AnalyticsEvent';

const isList = (value: unknown): value is string[] => Array.isArray(value);

const store = createBrowserStore<{ countedEvents: string[] }>('localStorage', () => isList);

/** More than one browser buys. */
export const mostCounted = 100;

/**
 * What an event is counted once under: a purchase by its own number, the others by whose they are.
 * Another plan of the same sale is no other event.
 */
export function createCountedName({ event: { ecommerce, event }, sale = '' }: Occurrence): string {
  const { payment_type, promotion_id, transaction_id } = ecommerce;
  if (transaction_id !== undefined) return [event, transaction_id].join();
  const { leadId } = readStored('dataLead') ?? {};
  return [event, leadId, sale, payment_type, promotion_id].join();
}

export const isCounted = (name: string): boolean =>
  store.read('countedEvents')?.includes(name) ?? false;

/** This browser has told of it, in any of its tabs. */
export function keepCounted(name: string): void {
  store.write('countedEvents', [...(store.read('countedEvents') ?? []), name].slice(-mostCounted));
}
