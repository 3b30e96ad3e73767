import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { from } from '../ui/layout';
import { FieldNote } from './FieldNote';

export const FieldBox = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  min-width: 0;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);

  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--color-focus);
  }

  &:has([aria-invalid='true']) {
    border-color: var(--color-error);
    background: var(--color-error-surface);
  }
`;

const Label = styled.label`
  padding: var(--space-8) var(--inset-control) 0;
  color: var(--color-text-muted);
  font: var(--text-caption);
`;

/** @param name the field's */
export const getListedId = (name: string): string => `${name}-note`;

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
  /** The id of the note where a group's list shows it. */
  listedId?: string | undefined;
  beside?: ReactNode;
  before?: ReactNode;
  children: (aria: ControlAria) => ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  > ${FieldBox} {
    flex-basis: 7rem;
  }
`;

export function FieldFrame({
  before,
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
      <Row>
        {before}
        <FieldBox>
          <Label htmlFor={id}>{label}</Label>
          {children({
            id,
            'aria-invalid': error !== undefined,
            'aria-describedby': hasNote ? noteId : undefined,
          })}
          {beside}
        </FieldBox>
      </Row>
      {listedId === undefined && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  );
}

/**
 * 16 px text, so that phones do not zoom. On a small screen half a row must hold the hint of a
 * security code.
 */
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

  &::placeholder {
    color: var(--color-text-muted);
    font: var(--text-small);
    opacity: 1;

    @media not all and ${from('small')} {
      font: var(--text-fine);
    }
  }
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
  label: string;
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
