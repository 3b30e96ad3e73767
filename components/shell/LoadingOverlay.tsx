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
  gap: var(--space-16);
  max-width: min(30rem, 100% - 2 * var(--space-16));
  padding: var(--space-24) var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--elevation-card);
  color: var(--color-text);
  font: var(--text-strong);
  text-align: center;
  text-wrap: balance;

  > :first-child {
    color: var(--color-link);
    font: var(--text-price);
  }
`;

interface LoadingOverlayProps {
  text?: string;
  detail?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Render it inside a permanent live region, so that screen readers announce it. */
export function LoadingOverlay({ detail, ref, text }: LoadingOverlayProps) {
  const { t } = useTranslation();
  return (
    <Overlay ref={ref} data-overlay>
      <Indicator>
        <Spinner />
        {text === undefined ? <VisuallyHidden>{t('shell.loading')}</VisuallyHidden> : <p>{text}</p>}
        {detail !== undefined && (
          <Text $size="body" $tone="text-muted">
            {detail}
          </Text>
        )}
      </Indicator>
    </Overlay>
  );
}
