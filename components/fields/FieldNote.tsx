import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { AlertIcon } from '../ui/controlIcons';

const grow = keyframes`
  from { max-height: 0; padding-top: 0; }
  to { max-height: 12rem; }
`;

/**
 * An error expands into view after a moment: pressing a button below ends the field's edit first, and
 * the button must not move away from under the pointer.
 */
const Text = styled.p`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-4) 0 0 var(--inset-note);
  overflow: clip;
  color: var(--color-text-muted);
  font: var(--text-small);

  &[data-tone='error'] {
    color: var(--color-error);
    animation: ${grow} var(--motion-base) 160ms backwards;
  }
`;

function keepFocusInSight(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <Text data-tone="error" onAnimationEnd={keepFocusInSight}>
      <AlertIcon />
      <span>{children}</span>
    </Text>
  );
}

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  hint: string | undefined;
}

/**
 * The hint stays beside the error: removing its line would move the content below while the buyer
 * presses it.
 */
export function FieldNote({ error, hint, id }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite">
      {error !== undefined && <ErrorText>{error}</ErrorText>}
      {hint !== undefined && <Text key="hint">{hint}</Text>}
    </div>
  );
}
