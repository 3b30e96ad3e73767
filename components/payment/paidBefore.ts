import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '@/services/storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/** In this tab only: the buyer has pressed here. */
const store = createBrowserStore<{ paidBefore: string }>('sessionStorage', () => isText);

/** Keeps the token of the payment that had paid for a purchase before the buyer pressed to pay. */
export function storePaidBefore(token: string): void {
  store.write('paidBefore', token);
}

/** Whether a payment is the one that a press in this tab came after; false on the server. */
export function useIsPaidBefore(token: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read('paidBefore') === token,
    () => false,
  );
}
