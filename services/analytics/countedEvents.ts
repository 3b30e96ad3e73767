import { createBrowserStore, readStored } from '../storage';
import type { Occurrence } from './AnalyticsEvent';

const isList = (value: unknown): value is string[] => Array.isArray(value);

const store = createBrowserStore<{ countedEvents: string[] }>('localStorage', () => isList);

export const maxCounted = 100;

export function createCountedName({ event: { ecommerce, event }, sale = '' }: Occurrence): string {
  const { payment_type, promotion_id, transaction_id } = ecommerce;
  if (transaction_id !== undefined) return [event, transaction_id].join();
  const { leadId } = readStored('dataLead') ?? {};
  return [event, leadId, sale, payment_type, promotion_id].join();
}

export const isCounted = (name: string): boolean =>
  store.read('countedEvents')?.includes(name) ?? false;

export function keepCounted(name: string): void {
  store.write('countedEvents', [...(store.read('countedEvents') ?? []), name].slice(-maxCounted));
}
