import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Only the browser knows the earlier choices. A press from before the page's code ran accepted the
 * price in the document: where that price was lower, the press is discarded.
 * @param amount in minor units: the price on the page
 */
export function useDiscardPressAtOldPrice(
  amount: number,
  onForgotten: (amount: number) => void,
): void {
  const [drawn] = useState(amount);
  const tell = useEffectEvent(onForgotten);
  useEffect(() => {
    const { earlyClicks } = window;
    if (!earlyClicks?.button || amount <= drawn) return;
    earlyClicks.button = null;
    tell(amount);
  }, [amount, drawn]);
}
