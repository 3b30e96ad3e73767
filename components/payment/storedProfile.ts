import { useMemo, useSyncExternalStore } from 'react';
import { useStored } from '@/contexts/useStored';
import type { PaymentView } from '@/contract/payment';
import { createBrowserStore, createTextsGuard, readStored } from '@/services/storage';

interface StoredProfile {
  token: string;
  paymentProfileId: string;
}

/**
 * In this tab only, as long as it is open. The id alone grants nothing: the service accepts it from
 * the browser that has the cookie of the same answer (decision 026).
 */
const store = createBrowserStore<{ purchaseProfile: StoredProfile }>('sessionStorage', () =>
  createTextsGuard('token', 'paymentProfileId'),
);

export function storeProfile({ paymentProfileIds, token }: PaymentView): void {
  const [paymentProfileId] = paymentProfileIds;
  store.write(
    'purchaseProfile',
    paymentProfileId === undefined ? null : { token, paymentProfileId },
  );
}

export function forgetProfile(): void {
  store.write('purchaseProfile', null);
}

const choose = (stored: StoredProfile | null, purchaseToken: string | null): string | null =>
  stored?.token === purchaseToken ? stored.paymentProfileId : null;

export const readStoredProfile = (): string | null =>
  choose(store.read('purchaseProfile'), readStored('purchaseToken'));

const getSnapshot = () => JSON.stringify(store.read('purchaseProfile'));
const nothingOnServer = () => 'null';

export function useStoredProfile(): string | null {
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, nothingOnServer);
  const purchaseToken = useStored('purchaseToken');
  return useMemo(
    () => (snapshot === 'null' ? null : choose(store.read('purchaseProfile'), purchaseToken)),
    [snapshot, purchaseToken],
  );
}
