import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '@/services/storage';

const isText = (value: unknown): value is string => typeof value === 'string';

const store = createBrowserStore<{ paidBefore: string }>('sessionStorage', () => isText);

export function storePaidBefore(token: string): void {
  store.write('paidBefore', token);
}

export function useIsPaidBefore(token: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read('paidBefore') === token,
    () => false,
  );
}
