import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../../ui/Button';
import { ChevronDownIcon } from '../../ui/controlIcons';
import { from } from '../../ui/layout';

/** Leaves what follows in sight on a phone, the button included. */
export const documentHeight = css`
  --document-height: max(15rem, 100vh - 35rem);

  @media ${from('desktop')} {
    --document-height: max(17rem, 55vh - 7rem);
  }
`;

const Text = styled.section`
  --shade: color-mix(in srgb, var(--color-text) 10%, transparent);
  background:
    linear-gradient(var(--color-surface) 40%, transparent) top / 100% 3rem no-repeat local,
    linear-gradient(var(--shade), transparent) top / 100% 0.5rem no-repeat,
    var(--color-surface);
  max-height: var(--document-height);
  overflow-y: auto;
  /* What is focused in it does not stop below the fade (More). */
  scroll-padding-bottom: 2.5rem;
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  overflow-wrap: anywhere;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  @media ${from('phone')} {
    padding-inline: var(--space-24);
  }

  h2,
  h3 {
    margin: var(--space-24) 0 var(--space-8);
    font: var(--text-strong);
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
`;

const Html = styled.div`
  container-type: inline-size;

  > :first-child {
    margin-top: 0;
  }

  /* Who agrees on what, below the opening words: each fact below its name. */
  > :first-child + ul:has(> li > strong) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12) var(--space-16);
    margin-top: var(--space-12);
    padding: 0 0 var(--space-12);
    list-style: none;

    /*
     * Two equal columns. A fact with a longer word, as an e-mail address, takes a row of its own, so
     * that the word stays whole where a line holds it.
     */
    > li {
      flex: 0 0 calc(50% - var(--space-8));
      max-width: 100%;
      margin: 0;
      overflow-wrap: break-word;
      font: var(--text-small);

      /* Large text on a phone. */
      @container (max-width: 17rem) {
        flex-basis: 100%;
      }
    }

    > li > strong {
      display: block;
      color: var(--color-text-muted);
      font: var(--text-caption);
    }
  }
`;

const Place = styled.div`
  ${documentHeight}
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
`;

/** Below what is in sight. */
const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  padding: var(--space-4) var(--space-8);
  border-top: 1px solid var(--color-border);

  @media ${from('phone')} {
    padding-inline: var(--space-16);
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

const More = styled(TextButton)`
  display: flex;
  align-items: center;
  gap: var(--space-8);

  /* The text goes on below the bar. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 2.5rem;
    background: linear-gradient(transparent, var(--color-surface));
    pointer-events: none;
    forced-color-adjust: none;
  }
`;

interface DocumentTextProps {
  /** Safe: made on the server. */
  html: string;
  label: string;
  /** Beside what reads on. */
  action: ReactNode;
  children?: ReactNode;
}

export function DocumentText({ action, children, html, label }: DocumentTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const hasMore = useHasMore(text, html);
  const readOn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { current: region } = text;
    if (!region) return;
    // The last lines stay in sight.
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
        <Html dangerouslySetInnerHTML={{ __html: html }} />
      </Text>
      <Bar>
        {hasMore && (
          <More aria-controls={id} onClick={readOn}>
            {t('contract.more')}
            <ChevronDownIcon />
          </More>
        )}
        {action}
      </Bar>
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
