import { type RefObject, useEffect, useRef } from 'react';

declare global {
  interface HTMLSelectElement {
    /** Chosen before a reload: only code that is still to come has its option (lostScripts.ts). */
    kept?: string;
  }
}

const early = new Set<Element>(
  typeof document === 'undefined' ? [] : document.querySelectorAll('input,select'),
);

const getKey = (control: Element) =>
  [
    control.getAttribute('name'),
    control.matches('[type=radio]') && control.getAttribute('value'),
  ].join(' ');

/**
 * The control that holds the buyer's input. Where a translator changed the page before its code ran,
 * React redraws the page with empty fields, and the input is in the detached control. Each control is
 * read once.
 */
export function takeEarlyControl<Control extends Element>(control: Control): Control {
  const isGiven = (gone: Element): gone is Control =>
    !gone.isConnected && getKey(gone) === getKey(control);
  const given = [...early].find(isGiven) ?? control;
  early.delete(given);
  return given;
}

const getSelected = ({ kept = '', selectedIndex, value }: HTMLSelectElement) =>
  selectedIndex === -1 ? kept : value;

/** undefined for a radio button that is not selected, and for an element that is not a control. */
export function readControl(control: Element): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return getSelected(control);
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.type !== 'radio' || control.checked ? control.value : undefined;
}

/** undefined: unchanged since the server rendered it. */
export const readText = ({ defaultValue, value }: HTMLInputElement): string | undefined =>
  value === defaultValue ? undefined : value;

/**
 * Takes over the value that a control got before its own code ran, where no HydratingForm has done it:
 * outside a form, or in a part that loaded later than its form. A value that only the server rendered
 * is nobody's choice: an earlier stored choice counts.
 * @param read the value that the buyer, or their browser, gave; undefined: none
 * @param known the value that need not be taken over; undefined: even the rendered value may be a
 *   choice
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
    const seen = read(takeEarlyControl(control.current));
    if (seen !== undefined && seen !== known) onValue(seen);
  }, [control, known, onValue, read]);
}
