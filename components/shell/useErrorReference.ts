import { useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { formatMarketMoment } from '@/domain/dateTexts';
import { useIsHydrated } from '../ui/useIsHydrated';

/** As many digits of a trace as a person reads out; the log is searched for what begins with them. */
const shownDigits = 8;

/**
 * What support searches the log for (docs/operating.md): the trace of the request that failed, where
 * the page knows it, and the minute in which the failure was first shown. A page calls it once, so
 * that all its parts say the same minute.
 * @returns null before hydration
 */
export function useErrorReference(): string | null {
  const { locale, traceId } = useCheckoutPage().page;
  // A page that failed may have been open for long.
  const [shownAt] = useState(() => new Date().toISOString());
  if (!useIsHydrated()) return null;
  const moment = formatMarketMoment(shownAt, locale);
  return traceId === undefined ? moment : `${traceId.slice(0, shownDigits)} · ${moment}`;
}
