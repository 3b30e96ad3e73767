import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChevronDownIcon } from '../../ui/controlIcons';
import { from } from '../../ui/layout';

const Text = styled(Card)`
  --shade: color-mix(in srgb, var(--color-text) 10%, transparent);
  background:
    linear-gradient(var(--color-surface) 40%, transparent) top / 100% 3rem no-repeat local,
    linear-gradient(var(--shade), transparent) top / 100% 0.5rem no-repeat,
    var(--color-surface);
  max-height: max(20rem, 55vh);
  overflow-y: auto;
  /* What is focused in it does not stop below the fade. */
  scroll-padding-bottom: 7rem;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  @media ${from('desktop')} {
    max-height: max(20rem, 55vh - 4rem);
  }

  h2,
  h3 {
    margin: var(--space-24) 0 var(--space-8);
    font: var(--text-h2);
  }

  p,
  ul,
  ol {
    margin-bottom: var(--space-12);
  }

  ul,
  ol {
    padding-inline-start: var(--space-24);
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li {
    margin-bottom: var(--space-4);
  }

  div > :first-child {
    margin-top: 0;
  }
`;

const Place = styled.div`
  position: relative;
`;

/** Over the end of what is in sight, and gone at the end of the text: it takes no place. */
const More = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  place-items: end center;
  height: 7rem;
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  /* Leaves the border of the box in sight. */
  border: 1px solid transparent;
  background: linear-gradient(transparent, var(--color-surface) 60%) padding-box;
  pointer-events: none;
  forced-color-adjust: none;

  button {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    pointer-events: auto;
  }
`;

interface DocumentTextProps {
  /** Safe: made on the server. */
  html: string;
  label: string;
  children?: ReactNode;
}

export function DocumentText({ children, html, label }: DocumentTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const hasMore = useHasMore(text, html);
  const readOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { current: region } = text;
    if (!region) return;
    // What the fade covers stays in sight.
    const page = region.clientHeight - 2 * currentTarget.offsetHeight;
    // The button goes with the last page: the focus would be lost.
    if (getRest(region) - page <= lastLine) region.focus({ preventScroll: true });
    region.scrollTop += page;
  };
  return (
    <Place>
      {/* A scrolling region must be focusable, or the keyboard cannot read on. */}
      <Text ref={text} id={id} aria-label={label} tabIndex={0}>
        {children}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </Text>
      {hasMore && (
        <More>
          <TextButton aria-controls={id} onClick={readOn}>
            {t('contract.more')}
            <ChevronDownIcon />
          </TextButton>
        </More>
      )}
    </Place>
  );
}

/** Pixels below which nothing is left to read: the padding of the box is higher. */
const lastLine = 16;

const getRest = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/** @returns whether there is text below what is in sight */
function useHasMore(text: RefObject<HTMLElement | null>, html: string): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const { current: region } = text;
    if (!region) return undefined;
    const measure = () => {
      setHasMore(getRest(region) > lastLine);
    };
    measure();
    region.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      region.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [html, text]);
  return hasMore;
}
