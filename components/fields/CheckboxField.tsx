import { memo, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldBinding } from './FieldFrame';
import { FieldNote } from './FieldNote';
import { useFieldBinding, useInputBeforeHydration } from './useFieldBinding';

/** A checkbox of the form around it. Its value is a boolean. */
export function CheckboxField(props: CheckboxProps) {
  return <CheckboxInput {...props} {...useFieldBinding<boolean>(props.name)} />;
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--color-primary);
  cursor: pointer;

  &[aria-invalid='true'] {
    outline: 2px solid var(--color-error);
    outline-offset: 1px;
  }
`;

interface CheckboxProps {
  name: string;
  /** The label; it may hold links. */
  children: ReactNode;
  required?: boolean;
}

const readTick = (input: HTMLInputElement) => input.checked;

/** A labelled checkbox without a form. */
export const CheckboxInput = memo(function CheckboxInput({
  children,
  error,
  name,
  onBlur,
  onValue,
  required,
  value,
}: CheckboxProps & FieldBinding<boolean>) {
  const id = useId();
  const noteId = `${id}-note`;
  const input = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(input, readTick, value, onValue);
  return (
    <div>
      <Label htmlFor={id}>
        <Box
          ref={input}
          id={id}
          type="checkbox"
          name={name}
          checked={value}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : noteId}
          onBlur={onBlur}
          onChange={(event) => {
            onValue(event.currentTarget.checked);
          }}
        />
        <span>{children}</span>
      </Label>
      <FieldNote id={noteId} error={error} hint={undefined} />
    </div>
  );
});
