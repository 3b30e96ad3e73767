import { type Ref, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { CheckIcon } from '../ui/controlIcons';
import { CopyIcon } from '../ui/CopyIcon';
import { Stack } from '../ui/Stack';
import { Text, VisuallyHidden } from '../ui/text';
import { useCopy } from '../ui/useCopy';

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
  /* An address would break at its question mark, and its line would end there. */
  ${({ $isLong }) => $isLong && 'white-space: nowrap; overflow: hidden;'}
  mask: ${({ $isLong }) => ($isLong ? 'linear-gradient(to right, #000 85%, transparent)' : 'none')};
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
`;

const Field = styled(Stack).attrs({ $gap: 8 })`
  /* Until copying fails, nothing is to be seen of it. */
  > [role='status']:not(:has(> p)) {
    position: absolute;
  }
`;

const MainAction = styled.div`
  display: grid;
  margin-bottom: var(--space-12);
`;

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
  isMain?: boolean;
  isLong?: boolean;
}

export function CopyField(props: CopyFieldProps) {
  const { copyValue, isLong = false, isMain = false, texts, value } = props;
  const { answer, copy, input } = useCopyField(copyValue);
  const button = <CopyButton answer={answer} copy={copy} texts={texts} isMain={isMain} />;
  return (
    <Field>
      {isMain && <MainAction>{button}</MainAction>}
      <CopiedText
        input={input}
        label={texts.label}
        value={value}
        // The text has to be visible for the buyer to select it by hand.
        isFolded={isLong && answer !== 'failed'}
      />
      {!isMain && button}
      <CopyStatus answer={answer} texts={texts} />
    </Field>
  );
}

/** Where the browser refuses to copy, the text is selected for its reader to do it by hand. */
export function useCopyField(copyValue: string) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { answer, copy: copyText } = useCopy(copyValue);
  const copy = async () => {
    if (await copyText()) return;
    input.current?.focus();
    input.current?.select();
  };
  return { answer, copy, input };
}

type Answer = ReturnType<typeof useCopy>['answer'];

interface CopyButtonProps {
  answer: Answer;
  copy: () => Promise<void>;
  texts: CopyFieldTexts;
  isMain?: boolean;
}

export function CopyButton({ answer, copy, isMain = false, texts }: CopyButtonProps) {
  const Button = isMain ? PrimaryButton : SecondaryButton;
  const isDone = answer === 'done';
  return (
    <Button onClick={() => void copy()}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
      <span>{isDone ? texts.copied : texts.copy}</span>
    </Button>
  );
}

interface CopiedTextProps {
  input: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  isFolded?: boolean;
}

export function CopiedText({ input, isFolded = false, label, value }: CopiedTextProps) {
  const id = useId();
  return (
    <>
      <Text as="label" $size="label" htmlFor={id}>
        {label}
      </Text>
      <Frame>
        <Value
          ref={input}
          id={id}
          $isLong={isFolded}
          rows={isFolded ? 1 : 2}
          readOnly
          value={value}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </Frame>
    </>
  );
}

export function CopyStatus({ answer, texts }: { answer: Answer; texts: CopyFieldTexts }) {
  return (
    <div role="status">
      {answer === 'done' && <VisuallyHidden>{texts.copied}</VisuallyHidden>}
      {answer === 'failed' && (
        <Text $size="small" $tone="error">
          {texts.failed}
        </Text>
      )}
    </div>
  );
}
