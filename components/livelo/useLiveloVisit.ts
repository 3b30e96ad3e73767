import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStored } from '@/contexts/useStored';
import { liveloRoutes } from '@/services/checkout/livelo';
import {
  changeVisit,
  type LiveloFailure,
  type LiveloVisit,
  parseVisit,
  readVisitText,
  subscribeToVisit,
} from './liveloVisit';

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
