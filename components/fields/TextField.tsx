import {
  type ClipboardEventHandler,
  type CompositionEventHandler,
  type InputEventHandler,
  memo,
  useCallback,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import {
  controlStyle,
  type FieldBinding,
  FieldFrame,
  type FieldProps,
  getListedId,
  type InputAttributes,
  noHint,
} from './FieldFrame';
import { readText, useEarlyValue } from './useEarlyValue';
import { useFieldBinding } from './useFieldBinding';

export function TextField(props: FieldProps & InputAttributes) {
  return <TextInput {...props} {...useFieldBinding<string>(props.name)} />;
}

const Control = styled.input`
  ${controlStyle}
`;

interface TextInputProps extends FieldProps, InputAttributes, FieldBinding<string> {
  inputRef?: (element: HTMLInputElement | null) => void;
  onFocus?: () => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  onInputCapture?: InputEventHandler<HTMLInputElement>;
  onCompositionEnd?: CompositionEventHandler<HTMLInputElement>;
}

/**
 * Listens to `input`, not `change`: masks correct the text by script, which React does not report
 * as a change.
 */
export const TextInput = memo(function TextInput({
  beside,
  error,
  hint,
  inputRef,
  label,
  isListed = false,
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
  useEarlyValue(input, readText, attributes.value, onValue);
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      listedId={isListed ? getListedId(attributes.name) : undefined}
      beside={beside}
    >
      {(aria) => (
        <Control
          enterKeyHint="next"
          placeholder={noHint}
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
