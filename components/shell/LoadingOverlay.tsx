import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Spinner } from '../ui/SubmitButton';
import { Text, VisuallyHidden } from '../ui/text';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Fixed, 0.8 over the primary colour, z-index 15, shown after 200 ms (docs/behaviour.md 9). */
const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 15;
  display: grid;
  place-items: center;
  /* What shines through cannot be read, and does not compete with the text. */
  backdrop-filter: blur(0.25rem);
  /* A delay, which those who want no motion have as well. */
  animation: ${appear} 1ms 200ms backwards;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--color-overlay);
    opacity: 0.8;
  }
`;

const Indicator = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  max-width: min(24rem, 100% - 2 * var(--space-16));
  padding: var(--space-32) var(--space-24);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--elevation-card);
  color: var(--color-text);
  text-align: center;
  text-wrap: balance;

  > .spinner {
    color: var(--color-link);
    font: var(--text-price);
  }

  &:has(p) {
    min-width: min(21rem, 100% - 2 * var(--space-16));
  }
`;

const Message = styled.p`
  margin-top: var(--space-16);
  font: var(--text-h2);
`;

const Note = styled.p`
  justify-self: stretch;
  margin-top: var(--space-16);
  padding-top: var(--space-16);
  border-top: 1px solid var(--color-border);
  font: var(--text-strong);
`;

interface LoadingOverlayProps {
  text?: string;
  detail?: ReactNode;
  /** What the buyer has to know while it lasts. */
  note?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Render it inside a permanent live region, so that screen readers announce it. */
export function LoadingOverlay({ detail, note, ref, text }: LoadingOverlayProps) {
  const { t } = useTranslation();
  return (
    <Overlay ref={ref} data-overlay>
      <Indicator>
        <Spinner />
        {text === undefined ? (
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        ) : (
          <Message>{text}</Message>
        )}
        {detail !== undefined && (
          <Text $size="body" $tone="text-muted">
            {detail}
          </Text>
        )}
        {note !== undefined && <Note>{note}</Note>}
      </Indicator>
    </Overlay>
  );
}
