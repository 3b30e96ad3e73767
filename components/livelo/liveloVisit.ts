import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { liveloRoutes } from '@/services/checkout/livelo';
import { createBrowserStore } from '@/services/storage';

export const liveloFailures = ['unavailable', 'balance', 'unrecognized', 'redemption'] as const;
export type LiveloFailure = (typeof liveloFailures)[number];

export interface LiveloVisit {
  leadId: string;
  session: string;
  /** 0: money alone; null: not chosen yet. */
  points: number | null;
  failure: LiveloFailure | null;
}

const isFailure = (value: unknown): value is LiveloFailure =>
  liveloFailures.some((failure) => failure === value);

function isVisit(value: unknown): value is LiveloVisit {
  if (typeof value !== 'object' || value === null) return false;
  const { failure, leadId, points, session }: Partial<Record<keyof LiveloVisit, unknown>> = value;
  return (
    typeof leadId === 'string' &&
    typeof session === 'string' &&
    (points === null || Number.isSafeInteger(points)) &&
    (failure === null || isFailure(failure))
  );
}

/**
 * The session can spend points, so it stays in this tab and ends with it (decision 014). The CPF is
 * kept nowhere.
 */
const store = createBrowserStore<{ liveloVisit: LiveloVisit }>('sessionStorage', () => isVisit);

export const readVisit = (): LiveloVisit | null => store.read('liveloVisit');

export function writeVisit(visit: LiveloVisit | null): void {
  store.write('liveloVisit', visit);
}

export function changeVisit(changes: Partial<LiveloVisit>): void {
  const visit = readVisit();
  if (visit) writeVisit({ ...visit, ...changes });
}

const getSnapshot = () => JSON.stringify(readVisit());
const nothingOnServer = () => 'null';

/** null on the server and when there is no visit. */
export function useLiveloVisit(): LiveloVisit | null {
  // Snapshots must be equal while nothing has changed, so they are texts, not objects.
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, nothingOnServer);
  const lead = useStored('dataLead');
  return useMemo(() => {
    const visit = snapshot === 'null' ? null : readVisit();
    return visit?.leadId === lead?.leadId ? visit : null;
  }, [snapshot, lead?.leadId]);
}

export function useLiveloFailure(): (failure: LiveloFailure) => Promise<void> {
  const { goTo } = useNavigation();
  return useCallback(
    (failure) => {
      changeVisit({ failure });
      return goTo(liveloRoutes.error);
    },
    [goTo],
  );
}
