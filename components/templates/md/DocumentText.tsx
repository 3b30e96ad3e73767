import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { SecondaryButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { ChevronDownIcon } from '../../ui/controlIcons';
import { Icon } from '../../ui/icons';
import { from } from '../../ui/layout';
import { DocumentHtml } from './DocumentHtml';
import { useReadOn } from './useReadOn';

/** Leaves what follows in sight on a phone, the button included. */
export const documentHeight = css`
  --document-height: max(13rem, 100vh - 37.5rem);

  @media ${from('desktop')} {
    --document-height: max(15rem, 55vh - 11rem);
  }
`;

const Sheet = styled.div`
  ${documentHeight}
  position: relative;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--elevation-card);
`;

/** What it is, and the copy of it, stay in sight while it is read. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-12) var(--space-16);
  border-bottom: 1px solid var(--color-border);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--color-tint);

  @media ${from('phone')} {
    padding-inline: var(--space-24);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;

  > h2 {
    padding-block-start: var(--space-4);
  }
`;

const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: var(--radius-tile);
  background: var(--color-primary);
  color: var(--color-on-primary);
`;

const SheetIcon = () => (
  <Icon>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4" />
  </Icon>
);

const Text = styled.section`
  max-height: var(--document-height);
  overflow-y: auto;
  /* What is focused in it does not stop below the button (More). */
  scroll-padding-bottom: 4.5rem;
  padding: var(--space-24) var(--space-16);
  border-radius: 0 0 var(--radius-card) var(--radius-card);

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  @media ${from('phone')} {
    padding-inline: var(--space-24);
  }
`;

/** Over the last lines in sight, which fade below it. */
const Fade = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-content: center;
  padding-block: var(--space-32) var(--space-12);
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  background: linear-gradient(transparent, var(--color-surface) 60%);
  pointer-events: none;
  forced-color-adjust: none;
`;

const More = styled(SecondaryButton)`
  padding-inline: var(--space-24);
  border: 1px solid var(--color-border-strong);
  border-radius: 99px;
  background: var(--color-surface);
  font: var(--text-label);
  pointer-events: auto;
`;

interface DocumentTextProps {
  /** Safe: made on the server. */
  html: string;
  label: string;
  /** Where the page's own title does not name the document. */
  title?: string;
  /** How to keep a copy. */
  action: ReactNode;
}

export function DocumentText({ action, html, label, title }: DocumentTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const { hasMore, readOn, region } = useReadOn(html);
  return (
    <Sheet>
      <Head>
        <Ground aria-hidden>
          <SheetIcon />
        </Ground>
        <Words>
          {title !== undefined && <CardTitle>{title}</CardTitle>}
          {action}
        </Words>
      </Head>
      {/* A scrolling region must be focusable, or the keyboard cannot read on. */}
      <Text ref={region} id={id} aria-label={label} tabIndex={0}>
        <DocumentHtml html={html} />
      </Text>
      {hasMore && (
        <Fade>
          <More aria-controls={id} onClick={readOn}>
            {t('contract.more')}
            <ChevronDownIcon />
          </More>
        </Fade>
      )}
    </Sheet>
  );
}
