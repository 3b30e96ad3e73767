import { memo, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldBinding } from './FieldFrame';
import { FieldNote } from './FieldNote';
import { useEarlyValue } from './useEarlyValue';
import { useFieldBinding } from './useFieldBinding';

export function CheckboxField(props: CheckboxProps) {
  return <CheckboxInput {...props} {...useFieldBinding<boolean>(props.name)} />;
}

const Label = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  gap: var(--space-12);
  min-height: 3rem;
  font: var(--text-small);
  cursor: pointer;
`;

const Box = styled.input`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: calc(var(--space-4) / -2) 0;
  border: 1px solid var(--color-border-strong);
  border-radius: min(var(--radius-control), 0.375rem);
  background: var(--color-surface);
  appearance: none;
  cursor: pointer;

  &::after {
    content: '';
    width: 0.75rem;
    height: 0.375rem;
    border: solid var(--color-on-primary);
    border-width: 0 0 2px 2px;
    opacity: 0;
    transform: translateY(-0.125rem) rotate(-45deg);
  }

  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  &:checked::after {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-error);
    box-shadow: var(--ring-error);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

interface CheckboxProps {
  name: string;
  children: ReactNode;
  required?: boolean;
}

const readTick = ({ checked, defaultChecked, pressed }: HTMLInputElement) =>
  pressed || checked !== defaultChecked ? checked : undefined;

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
  useEarlyValue(input, readTick, undefined, onValue);
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
