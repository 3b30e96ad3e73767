import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A press accepts what the page says is due at that moment. Only the browser finds out what applies
 * to this buyer, perhaps while a press still waits for the page's or the form's code.
 * @param due in minor units
 * @param onDiscarded more is due than a press from before the page's code ran has accepted: it is void
 * @returns `accept`, of a press on the form, and whether more is due now than was accepted
 */
export function useAcceptedAmount(due: number, onDiscarded: () => void) {
  const accepted = useRef(due);
  const tell = useEffectEvent(onDiscarded);
  useEffect(() => {
    const { earlyClicks } = window;
    if (!earlyClicks?.button || due <= accepted.current) return;
    earlyClicks.button = null;
    tell();
  }, [due]);
  return {
    accept: (form: HTMLFormElement) => {
      // The form itself repeats a press that came before its fields (HydratingForm).
      if (form.dataset.early === undefined) accepted.current = due;
    },
    isExceeded: () => due > accepted.current,
  };
}
