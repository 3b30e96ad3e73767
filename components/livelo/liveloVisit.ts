import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { liveloRoutes } from '@/services/checkout/livelo';

/** Why points could not be used. */
export const liveloFailures = ['unavailable', 'balance', 'unrecognized', 'redemption'] as const;
export type LiveloFailure = (typeof liveloFailures)[number];

/** A buyer's visit to the loyalty program, as far as this tab has to remember it. */
export interface LiveloVisit {
  /** The lead whose visit it is. */
  leadId: string;
  session: string;
  /** How many points the buyer wants to use; null: not chosen yet. */
  points: number | null;
  /** What the error page is about. */
  failure: LiveloFailure | null;
}

/**
 * The session can spend points, so it stays in this tab and ends with it (decision 014); the CPF is
 * kept nowhere.
 */
const storageKey = 'liveloVisit';
const listeners = new Set<() => void>();
/** As text, what the browser refused to keep. */
let memoryFallback: string | null = null;

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

/** The visit as text, for comparing; 'null' when there is none. */
export function readVisitText(): string {
  try {
    return memoryFallback ?? window.sessionStorage.getItem(storageKey) ?? 'null';
  } catch {
    return 'null';
  }
}

/** null: there is none, or what is kept has another shape. */
export function parseVisit(text: string): LiveloVisit | null {
  try {
    const value: unknown = JSON.parse(text);
    return isVisit(value) ? value : null;
  } catch {
    return null;
  }
}

export const readVisit = (): LiveloVisit | null => parseVisit(readVisitText());

/** Keeps a visit; null forgets it. */
export function writeVisit(visit: LiveloVisit | null): void {
  const text = JSON.stringify(visit);
  try {
    window.sessionStorage.setItem(storageKey, text);
    memoryFallback = null;
  } catch {
    memoryFallback = text;
  }
  listeners.forEach((listener) => {
    listener();
  });
}

/** Changes what is known of the visit, if there is one. */
export function changeVisit(changes: Partial<LiveloVisit>): void {
  const visit = readVisit();
  if (visit) writeVisit({ ...visit, ...changes });
}

/** Calls back after each change. Returns how to stop. */
export function subscribeToVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const nothingOnServer = () => 'null';

/** The visit of the lead who is buying now; null on the server and when there is none. */
export function useLiveloVisit(): LiveloVisit | null {
  const text = useSyncExternalStore(subscribeToVisit, readVisitText, nothingOnServer);
  const lead = useStored('dataLead');
  return useMemo(() => {
    const visit = parseVisit(text);
    return visit?.leadId === lead?.leadId ? visit : null;
  }, [text, lead?.leadId]);
}

/** Goes to the error page, which then knows what happened. */
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
