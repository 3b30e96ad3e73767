import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** Pixels below which nothing is left to read: the padding of the box is higher. */
const lastLine = 16;

const getRest = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/** Reading a document in a box that scrolls, part by part. */
export function useReadOn(html: string) {
  const region = useRef<HTMLElement>(null);
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const { current: box } = region;
    const content = box?.lastElementChild;
    if (!box || !content) return undefined;
    const measure = () => {
      setHasMore(getRest(box) > lastLine);
    };
    measure();
    box.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => {
      box.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [html]);

  const readOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { current: box } = region;
    if (!box) return;
    // The last lines stay in sight.
    const page = box.clientHeight - 2 * currentTarget.offsetHeight;
    // The button goes with the last page: the focus would be lost.
    if (getRest(box) - page <= lastLine) box.focus({ preventScroll: true });
    box.scrollTop += page;
  };
  return { hasMore, readOn, region };
}
