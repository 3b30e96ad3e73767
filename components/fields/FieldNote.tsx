import { keyframes, styled } from 'styled-components';
import { AlertIcon } from '../ui/controlIcons';

const grow = keyframes`
  from { max-height: 0; padding-top: 0; }
  to { max-height: 12rem; }
`;

/**
 * An error grows into view after a moment: a press on a button below ends the field's edit first, and
 * the button must not move away from under it.
 */
const Text = styled.p`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-4) var(--inset-control) 0;
  overflow: clip;
  color: var(--color-text-muted);
  font: var(--text-small);

  &[data-tone='error'] {
    color: var(--color-error);
    animation: ${grow} var(--motion-base) 160ms backwards;
  }
`;

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  hint: string | undefined;
}

/** The line under a control: what is wrong with it, else what it is for. */
export function FieldNote({ error, hint, id }: FieldNoteProps) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <Text key="error" id={id} data-tone="error">
          <AlertIcon />
          <span>{error}</span>
        </Text>
      )}
      {error === undefined && hint !== undefined && (
        <Text key="hint" id={id}>
          {hint}
        </Text>
      )}
    </div>
  );
}
