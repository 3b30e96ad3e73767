import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FieldNote } from './FieldNote';

const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
`;

/** What ties a control to its note, for assistive technology. */
export interface ControlAria {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  hint: string | undefined;
  children: (aria: ControlAria) => ReactNode;
}

/** Label above, control, note below: the anatomy of every field. */
export function FieldFrame({ children, error, hint, id, label }: FieldFrameProps) {
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}

/** The box that a buyer types or chooses in: 48 px high, 16 px text so that phones do not zoom. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 10px 12px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: 16px;
  line-height: 24px;

  &[aria-invalid='true'] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
`;

/** What a text field lets its form say about the control. */
export interface InputAttributes {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
}

export interface FieldProps {
  /** The field's name in the form's values. */
  name: string;
  label: string;
  hint?: string;
}

/** A field's state, as the presentational inputs take it. Callbacks keep their identity. */
export interface FieldBinding<Value> {
  value: Value;
  /** The text to show; only once the field is touched. */
  error: string | undefined;
  onValue: (value: Value) => void;
  onBlur: () => void;
}
