import { useState } from 'react';
import type { StoredValues } from '@/services/storage';
import { useStored } from '../useStored';

/**
 * The lead in storage when the page opened. A lead that another tab leaves meanwhile buys there, not
 * here. null until storage is read.
 */
export function usePageLead(pathname: string): StoredValues['dataLead'] | null {
  const stored = useStored('dataLead');
  const [arrived, setArrived] = useState({ pathname, lead: stored });
  const isLate = arrived.lead === null && stored !== null;
  if (arrived.pathname !== pathname || isLate) setArrived({ pathname, lead: stored });
  const isSame = stored?.leadId === arrived.lead?.leadId;
  return isSame ? stored : arrived.lead;
}
