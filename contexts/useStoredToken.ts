import { useEffect, useState } from 'react';
import { keepInTab } from '@/services/keepInTab';
import type { TokenKey } from '@/services/tokenKeys';
import { useStored } from './useStored';

/**
 * The token of a payment, until another payment's token replaces it. Where the token disappears, for
 * example because the buyer clears the browser's storage or begins another purchase in another tab, an
 * open page continues with its payment.
 */
export function useStoredToken(key: TokenKey): string | null {
  const stored = useStored(key);
  const [kept, setKept] = useState(stored);
  if (stored !== null && stored !== kept) setKept(stored);
  return stored ?? kept;
}

/** Keeps a payment in its tab once its receipt is shown. @param isShown whether it is */
export function useKeptInTab(key: TokenKey, isShown: boolean): void {
  useEffect(() => {
    if (isShown) keepInTab(key);
  }, [isShown, key]);
}
