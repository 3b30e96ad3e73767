import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Title } from './Title';

export function ArrivalTitle({ children }: { children: ReactNode }) {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}

/**
 * Puts the focus on a page's title when the page arrives, so that a screen reader says where the
 * buyer is. A buyer who is already somewhere on the page stays there.
 */
export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      element.current?.focus({ preventScroll: true });
    }
  }, []);
  return element;
}
