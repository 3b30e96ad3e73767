import { useMemo, useSyncExternalStore } from 'react';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import { createBrowserStore, createTextsShape, readStored } from '@/services/storage';

/** The card that the purchase of this token left at the provider (an opaque id). */
interface StoredProfile {
  token: string;
  paymentProfileId: string;
}

/**
 * In this tab only, as long as it is open. The id opens nothing by itself: the service takes it from
 * the browser that has the cookie of the same answer (decision 026).
 */
const store = createBrowserStore<{ purchaseProfile: StoredProfile }>('sessionStorage', () =>
  createTextsShape('token', 'paymentProfileId'),
);

/** Keeps the card that a purchase left at the provider, for what is offered after it. */
export function storeProfile({ paymentProfileIds, token }: PaymentView): void {
  const [paymentProfileId] = paymentProfileIds;
  store.write(
    'purchaseProfile',
    paymentProfileId === undefined ? null : { token, paymentProfileId },
  );
}

/** Forgets it: another buyer is at the browser. */
export function forgetProfile(): void {
  store.write('purchaseProfile', null);
}

const choose = (stored: StoredProfile | null, purchaseToken: string | null): string | null =>
  stored?.token === purchaseToken ? stored.paymentProfileId : null;

/** The stored card of the purchase that the buyer has just made; null when it left none. */
export const readStoredProfile = (): string | null =>
  choose(store.read('purchaseProfile'), readStored('purchaseToken'));

const getSnapshot = () => JSON.stringify(store.read('purchaseProfile'));
const nothingOnServer = () => 'null';

/** The same, followed as it changes; null on the server. */
export function useStoredProfile(): string | null {
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, nothingOnServer);
  const purchaseToken = useStored('purchaseToken');
  return useMemo(
    () => (snapshot === 'null' ? null : choose(store.read('purchaseProfile'), purchaseToken)),
    [snapshot, purchaseToken],
  );
}
