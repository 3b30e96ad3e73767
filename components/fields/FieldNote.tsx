import { keyframes, styled } from 'styled-components';
import { AlertIcon } from '../ui/controlIcons';

const grow = keyframes`
  from { max-height: 24px; }
  to { max-height: 192px; }
`;

/**
 * Room for one line is always there. Longer errors grow into view after a moment: a press on a
 * button below ends the field's edit first, and the button must not move away from under it.
 */
const Room = styled.div`
  min-height: 24px;
  padding-top: 4px;
  font-size: 14px;
  line-height: 20px;
`;

const Text = styled.p`
  display: flex;
  gap: 4px;
  overflow: clip;
  color: var(--color-text-muted);

  &[data-tone='error'] {
    color: var(--color-error);
    animation: ${grow} 160ms ease-out 160ms backwards;
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
    <Room aria-live="polite">
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
    </Room>
  );
}
