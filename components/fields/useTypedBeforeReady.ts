import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes over what was typed, ticked or filled in before the page's code ran, which the form's values
 * do not have yet.
 * @param read gives the control's own value
 */
export function useTypedBeforeReady<Value>(
  input: RefObject<HTMLInputElement | null>,
  read: (input: HTMLInputElement) => Value,
  value: Value,
  onValue: (value: Value) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !input.current) return;
    isDone.current = true;
    const typed = read(input.current);
    if (typed !== value) onValue(typed);
  }, [input, onValue, read, value]);
}
