import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { CheckIcon } from '../ui/controlIcons';
import { CopyIcon } from '../ui/CopyIcon';
import { from } from '../ui/layout';
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
  mask: ${({ $isLong }) => ($isLong ? 'linear-gradient(to right, #000 85%, transparent)' : 'none')};
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;
`;

const MainAction = styled.div`
  display: grid;
  margin-bottom: var(--space-12);
`;

const ReachedAction = styled(MainAction)`
  > p {
    display: none;
  }

  @media not all and ${from('desktop')} {
    position: fixed;
    inset: auto 0 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    margin: 0;
    padding: var(--space-12) var(--space-16)
      calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid var(--color-border);
    background: var(--color-surface);
    box-shadow: 0 calc(-1 * var(--space-12)) var(--space-24) calc(-1 * var(--space-12))
      var(--color-border-strong);

    > p {
      flex: 1 1 8rem;
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > button {
      flex: 1 1 auto;
      width: auto;
    }
  }
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
  isInReach?: boolean;
  isLong?: boolean;
}

export function CopyField(props: CopyFieldProps) {
  const { copyValue, isInReach = false, isLong = false, isMain = false, texts, value } = props;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { answer, copy: copyText } = useCopy(copyValue);
  const copy = async () => {
    if (await copyText()) return;
    input.current?.focus();
    input.current?.select();
  };

  // The text has to be visible for the buyer to select it by hand.
  const isFolded = isLong && answer !== 'failed';
  const Button = isMain ? PrimaryButton : SecondaryButton;
  const isDone = answer === 'done';
  const button = (
    <Button onClick={() => void copy()}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
      <span>{isDone ? texts.copied : texts.copy}</span>
    </Button>
  );
  return (
    <Stack $gap={8}>
      {isMain && !isInReach && <MainAction>{button}</MainAction>}
      {isMain && isInReach && (
        <ReachedAction>
          <Text $size="small" $tone="text-muted" aria-hidden>
            {value}
          </Text>
          {button}
        </ReachedAction>
      )}
      <Text as="label" $size="label" htmlFor={id}>
        {texts.label}
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
