import { type RefObject, useEffect, useRef } from 'react';

const early = new Set<Element>(
  typeof document === 'undefined' ? [] : document.querySelectorAll('input,select'),
);

const getKey = (control: Element) =>
  [
    control.getAttribute('name'),
    control.matches('[type=radio]') && control.getAttribute('value'),
  ].join(' ');

/**
 * The control that holds what the buyer gave. Where a translator was quicker than the code, React
 * draws the page anew with empty fields, and that control is the one that is gone. Each is read
 * once.
 */
export function takeGiven<Control extends Element>(control: Control): Control {
  const isGiven = (gone: Element): gone is Control =>
    !gone.isConnected && getKey(gone) === getKey(control);
  const given = [...early].find(isGiven) ?? control;
  early.delete(given);
  return given;
}

/** undefined for a radio button that is not chosen, and for what is no control. */
export function readControl(control: Element): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.type !== 'radio' || control.checked ? control.value : undefined;
}

/** undefined: as it was drawn. */
export const readText = ({ defaultValue, value }: HTMLInputElement): string | undefined =>
  value === defaultValue ? undefined : value;

/**
 * Takes over what a control was given before its own code ran, where no EarlyForm has done it:
 * outside a form, or in a part that came later than its form. What only the server drew is nobody's
 * choice: one that is kept from before counts.
 * @param read what the buyer, or their browser, gave; undefined: nothing
 * @param known what need not be taken over; undefined: what was drawn may have been chosen all the
 * same
 */
export function useEarlyValue<Control extends Element, Value>(
  control: RefObject<Control | null>,
  read: (control: Control) => Value | undefined,
  known: Value | undefined,
  onValue: (value: Value) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !control.current) return;
    isDone.current = true;
    const seen = read(takeGiven(control.current));
    if (seen !== undefined && seen !== known) onValue(seen);
  }, [control, known, onValue, read]);
}
