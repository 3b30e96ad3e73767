import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { CheckIcon } from '../ui/controlIcons';
import { Icon } from '../ui/icons';
import { Stack } from '../ui/Stack';
import { Text, VisuallyHidden } from '../ui/text';

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

/** Shows a short text whole, to be typed by hand; of a long one that is to be copied one line. */
const Value = styled.textarea<{ $isLong: boolean }>`
  display: block;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--color-text);
  font: var(--text-body);
  max-height: ${({ $isLong }) => ($isLong ? '1.5rem' : '4.5rem')};
  mask: ${({ $isLong }) => ($isLong ? 'linear-gradient(to right, #000 85%, transparent)' : 'none')};
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
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
  /** Whether copying is the main thing to do on the page: its button comes first. */
  isMain?: boolean;
  /** Whether nobody would type it by hand. */
  isLong?: boolean;
}

/** Milliseconds: as long as the button says that the text was copied. */
const reading = 3_000;

/** A text to take along: read-only, with a button that copies it and says that it did. */
export function CopyField(props: CopyFieldProps) {
  const { copyValue, isLong = false, isMain = false, texts, value } = props;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (answer !== 'done') return undefined;
    const timer = setTimeout(() => {
      setAnswer(null);
    }, reading);
    return () => {
      clearTimeout(timer);
    };
  }, [answer]);

  const copy = async () => {
    const isDone = await copyText(copyValue);
    if (!isDone) {
      input.current?.focus();
      input.current?.select();
    }
    setAnswer(isDone ? 'done' : 'failed');
  };

  const Button = isMain ? PrimaryButton : SecondaryButton;
  const isDone = answer === 'done';
  const button = (
    <Button onClick={() => void copy()}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
      {isDone ? texts.copied : texts.copy}
    </Button>
  );
  return (
    <Stack $gap={8}>
      {isMain && button}
      <Text as="label" $size="label" htmlFor={id}>
        {texts.label}
      </Text>
      <Frame>
        <Value
          ref={input}
          id={id}
          $isLong={isLong}
          rows={isLong ? 1 : 2}
          readOnly
          value={value}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </Frame>
      {!isMain && button}
      <div role="status">
        {isDone && <VisuallyHidden>{texts.copied}</VisuallyHidden>}
        {answer === 'failed' && (
          <Text $size="small" $tone="error">
            {texts.failed}
          </Text>
        )}
      </div>
    </Stack>
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
