import { useState } from 'react';
import type { StoredValues } from '@/services/storage';
import { useStored } from '../useStored';

/**
 * Who buys on this page: the lead that was stored when the page came. A lead that another tab leaves
 * meanwhile buys there, not here. null until storage is read.
 */
export function usePageLead(): StoredValues['dataLead'] | null {
  const stored = useStored('dataLead');
  const [lead, setLead] = useState(stored);
  if (lead === null && stored !== null) setLead(stored);
  return lead ?? stored;
}
