import { useCallback } from 'react';
import type { LiveloVisit } from '@/services/checkout/livelo/liveloVisit';
import { HttpError } from '@/services/http/HttpError';
import { getLiveloSession, type LiveloSession } from '@/services/livelo';
import { useIsHydrated } from '../ui/useIsHydrated';
import { useLoaded, type Loaded } from '../ui/useLoaded';
import { useLiveloVisit } from './useLiveloVisit';

/** Where a visit stands at the service. `ended`: it is over, or there was none. */
export type LiveloState =
  | { kind: 'ended' }
  | { kind: 'unavailable' }
  | { kind: 'open'; visit: LiveloVisit; session: LiveloSession };

type Answer =
  { kind: 'ended' } | { kind: 'unavailable' } | { kind: 'open'; session: LiveloSession };

async function ask(leadId: string, token: string): Promise<Answer> {
  try {
    return { kind: 'open', session: await getLiveloSession(leadId, token) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { kind: 'ended' };
    if (error instanceof HttpError && error.status === 409) return { kind: 'unavailable' };
    throw error;
  }
}

/** The visit of this tab, asked for anew by each screen: the balance may have changed. */
export function useLiveloSession(): Exclude<Loaded<LiveloState>, { kind: 'idle' }> {
  const isHydrated = useIsHydrated();
  const visit = useLiveloVisit();
  const leadId = visit?.leadId ?? '';
  const loaded = useLoaded(
    visit?.session ?? null,
    useCallback((token: string) => ask(leadId, token), [leadId]),
  );
  if (loaded.kind === 'idle' || !visit) {
    return isHydrated ? { kind: 'ready', value: { kind: 'ended' } } : { kind: 'loading' };
  }
  if (loaded.kind !== 'ready') return loaded;
  const { value } = loaded;
  return { kind: 'ready', value: value.kind === 'open' ? { ...value, visit } : value };
}
