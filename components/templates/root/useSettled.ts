import { useEffect, useState } from 'react';

/** Milliseconds: longer than the pause between two keys. */
const pause = 400;

/** A value as it is once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
