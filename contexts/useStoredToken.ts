import { useState } from 'react';
import type { StoredValues } from '@/services/storage';
import { useStored } from './useStored';

type TokenKey = {
  [Key in keyof StoredValues]: Key extends `${string}Token` ? Key : never;
}[keyof StoredValues];

/**
 * The token of a payment. One is replaced by another's, never taken back: where it is gone the buyer has
 * cleared the browser's storage, and a page that is open follows the payment on.
 */
export function useStoredToken(key: TokenKey): string | null {
  const stored = useStored(key);
  const [kept, setKept] = useState(stored);
  if (stored !== null && stored !== kept) setKept(stored);
  return stored ?? kept;
}
