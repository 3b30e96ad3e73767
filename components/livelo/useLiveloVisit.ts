import { useMemo, useSyncExternalStore } from 'react';
import { useStored } from '@/contexts/useStored';
import {
  parseVisit,
  readVisitText,
  subscribeToVisit,
  type LiveloVisit,
} from '@/services/checkout/livelo/liveloVisit';

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
