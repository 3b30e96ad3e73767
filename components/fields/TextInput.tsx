import { memo, useCallback, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle';
import { FieldFrame } from './FieldFrame';
import type { Bound, FieldProps, InputAttributes } from './fieldProps';
import { readText } from './readText';
import { useTypedBeforeReady } from './useTypedBeforeReady';

const Control = styled.input`
  ${controlStyle}
`;

interface TextInputProps extends FieldProps, InputAttributes, Bound<string> {
  inputRef?: (element: HTMLInputElement | null) => void;
  onFocus?: () => void;
}

/**
 * A labelled text box without a form. It listens to `input`, not `change`: masks correct the text
 * by script, which React does not report as a change.
 */
export const TextInput = memo(function TextInput({
  error,
  hint,
  inputRef,
  label,
  onValue,
  required,
  ...attributes
}: TextInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      inputRef?.(element);
    },
    [inputRef],
  );
  useTypedBeforeReady(input, readText, attributes.value, onValue);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(aria) => (
        <Control
          {...attributes}
          {...aria}
          ref={attach}
          aria-required={required}
          onInput={(event) => {
            onValue(event.currentTarget.value);
          }}
        />
      )}
    </FieldFrame>
  );
});
