import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { Icon } from '../ui/icons';

const Box = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Label = styled.label`
  font: var(--text-label);
`;

/** Holds the padding: a text area would show half a line of what does not fit in its own. */
const Frame = styled.div`
  padding: var(--space-12) var(--space-12);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);

  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/** Shows a short text whole, to be typed by hand; of a long one as much as three lines. */
const Text = styled.textarea`
  display: block;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--color-text);
  font: var(--text-body);
  max-height: 4.5rem;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
`;

/** One line is always kept free, so that the answer moves nothing. */
const Status = styled.p`
  min-height: 1.5rem;
  color: var(--color-text-muted);
  font: var(--text-small);
`;

const CopyIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
  </Icon>
);

export interface CopyFieldTexts {
  label: string;
  copy: string;
  copied: string;
  failed: string;
}

interface CopyFieldProps {
  texts: CopyFieldTexts;
  value: string;
  copyValue: string;
  /** Whether copying is the main thing to do on the page. */
  isMain?: boolean;
}

/** A text to take along: read-only, with a button that copies it and says that it did. */
export function CopyField({ copyValue, isMain = false, texts, value }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ value: string; isDone: boolean } | null>(null);

  const copy = async () => {
    const isDone = await copyText(copyValue);
    if (!isDone) {
      input.current?.focus();
      input.current?.select();
    }
    setCopied({ value, isDone });
  };

  const Button = isMain ? PrimaryButton : SecondaryButton;
  const answer = copied?.value === value ? (copied.isDone ? texts.copied : texts.failed) : '';
  return (
    <Box>
      <Label htmlFor={id}>{texts.label}</Label>
      <Frame>
        <Text
          ref={input}
          id={id}
          rows={2}
          readOnly
          value={value}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </Frame>
      <Button onClick={() => void copy()}>
        <CopyIcon />
        {texts.copy}
      </Button>
      <Status role="status">{answer}</Status>
    </Box>
  );
}

/** Puts a text on the clipboard. false: the browser did not let us, the buyer must copy by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
