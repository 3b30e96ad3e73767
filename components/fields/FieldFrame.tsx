import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FieldNote } from './FieldNote';

export const FieldBox = styled.div`
  position: relative;
  display: grid;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);

  &:has(:focus-visible) {
    z-index: 1;
    outline: var(--ring, 3px) solid var(--color-focus);
  }

  &:has([aria-invalid='true']) {
    --color-focus: var(--color-error);
    border-color: var(--color-error);

    > label {
      color: var(--color-error);
    }
  }
`;

/** The hint of a text field without one: `:placeholder-shown` says with it that the field is empty. */
export const noHint = ' ';

/** @param name the field's */
export const getListedId = (name: string): string => `${name}-note`;

export interface ControlAria {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  error: string | undefined;
  hint: string | undefined;
  /** The id of the note where a group's list shows it. */
  listedId?: string | undefined;
  beside?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
}

export function FieldFrame({
  beside,
  children,
  error,
  hint,
  id,
  label,
  listedId,
}: FieldFrameProps) {
  const noteId = listedId ?? `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div>
      <FieldBox>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {children({
          id,
          'aria-invalid': error !== undefined,
          'aria-describedby': hasNote ? noteId : undefined,
        })}
        {beside}
      </FieldBox>
      {listedId === undefined && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  );
}

/** 16 px text, so that phones do not zoom. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 2rem;
  padding: 0 var(--inset-control) var(--space-8);
  border: 0;
  border-radius: var(--radius-control);
  outline: 0;
  background: none;
  color: var(--color-text);
  font: var(--text-body);
`;

export interface InputAttributes {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  enterKeyHint?: 'done' | 'go' | 'search';
  maxLength?: number;
  spellCheck?: boolean;
  required?: boolean;
}

export interface FieldProps {
  name: string;
  /** Keep its identity between renders. */
  label: ReactNode;
  hint?: string;
  /** Its error is in the list of its group (`GroupErrors`). */
  isListed?: boolean;
  /** Keep its identity between renders. */
  beside?: ReactNode;
}

export interface FieldBinding<Value> {
  value: Value;
  /** Set only once the field is touched. */
  error: string | undefined;
  onValue: (value: Value) => void;
  onBlur: () => void;
}
