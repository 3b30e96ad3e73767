import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels below which nothing is left to read: the padding of the box is higher. */
const lastLine = 16;

const getRest = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/** @returns the ends of the rows of facts, in pixels below the beginning of the box's content */
function listRowEnds(box: HTMLElement): number[] {
  const start = box.getBoundingClientRect().top - box.scrollTop;
  return [...box.querySelectorAll('div > :first-child + ul > li')].map(
    (row) => row.getBoundingClientRect().bottom - start,
  );
}

/** Reading a document in a box that scrolls, part by part. */
export function useReadOn(html: string) {
  const region = useRef<HTMLElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isAtStart, setIsAtStart] = useState(true);
  // Pixels: the box ends below the last whole row of facts. Undefined where it would cut none in two.
  const [height, setHeight] = useState<number>();

  // Before the first frame, so that nothing moves; again when a font or a narrower box wraps the rows.
  useLayoutEffect(() => {
    const { current: box } = region;
    const content = box?.lastElementChild;
    if (!box || !content) return undefined;
    const measure = () => {
      // Who has begun to read keeps the place.
      if (box.scrollTop > 0) return;
      const { maxHeight } = box.style;
      box.style.maxHeight = '';
      const limit = box.clientHeight;
      const ends = listRowEnds(box);
      box.style.maxHeight = maxHeight;
      const isCut = ends.some((end) => end > limit);
      setHeight(isCut ? ends.findLast((end) => end <= limit) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => {
      observer.disconnect();
    };
  }, [html]);

  useEffect(() => {
    const { current: box } = region;
    const content = box?.lastElementChild;
    if (!box || !content) return undefined;
    const measure = () => {
      setHasMore(getRest(box) > lastLine);
      setIsAtStart(box.scrollTop <= 0);
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
  return { hasMore, height, isWhole: isAtStart && height !== undefined, readOn, region };
}
