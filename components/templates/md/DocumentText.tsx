import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../../ui/Button';
import { ChevronDownIcon } from '../../ui/controlIcons';
import { from } from '../../ui/layout';
import { useReadOn } from './useReadOn';

/** Leaves what follows in sight on a phone, the button included. */
export const documentHeight = css`
  --document-height: max(15rem, 100vh - 33rem);

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

  /* Who agrees on what, below the opening words: a row for each fact. */
  > :first-child + ul:has(> li > strong) {
    margin-top: var(--space-12);
    padding: 0;
    list-style: none;

    > li {
      display: flow-root;
      margin: 0;
      padding-block: var(--space-8);
      border-top: 1px solid var(--color-border);
      font: var(--text-small);
    }

    > li > strong {
      display: block;
      color: var(--color-text-muted);
      font: var(--text-caption);
    }

    /* Beside its name, where the line has room for an e-mail address. */
    @container (min-width: 24rem) {
      --names: 10rem;

      > li {
        padding-inline-start: var(--names);
      }

      > li > strong {
        float: left;
        width: var(--names);
        margin-inline-start: calc(-1 * var(--names));
        font: var(--text-small);
      }
    }
  }
`;

const Place = styled.div`
  ${documentHeight}
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  /* Its first part ends below a whole row: nothing is to fade. */
  &:has([data-whole]) {
    --fade: 0rem;
  }
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
    height: var(--fade, 2.5rem);
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
  const { hasMore, height, isWhole, readOn, region } = useReadOn(html);
  return (
    <Place>
      {/* A scrolling region must be focusable, or the keyboard cannot read on. */}
      <Text
        ref={region}
        id={id}
        aria-label={label}
        tabIndex={0}
        data-whole={isWhole ? '' : undefined}
        style={{ maxHeight: height }}
      >
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
