import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes over what was typed or filled in before the page's code ran, which the form's values do
 * not have yet.
 */
export function useTypedBeforeReady(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onValue: (value: string) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !input.current) return;
    isDone.current = true;
    if (input.current.value !== value) onValue(input.current.value);
  }, [input, onValue, value]);
}
