import { keyframes, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Spinner } from '../ui/SubmitButton';
import { VisuallyHidden } from '../ui/text';

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
  gap: 16px;
  max-width: 485px;
  padding: 16px;
  color: var(--color-on-overlay);
  font-size: 32px;
  text-align: center;
`;

const Text = styled.p`
  font-size: 16px;
  font-weight: 600;
`;

/**
 * Covers the page while it waits for something the buyer asked for. Render it inside a live region that
 * stays, so that it is spoken.
 */
export function LoadingOverlay({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <Overlay>
      <Indicator>
        <Spinner />
        {text === undefined ? (
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        ) : (
          <Text>{text}</Text>
        )}
      </Indicator>
    </Overlay>
  );
}
