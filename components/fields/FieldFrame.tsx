import type { ReactNode } from 'react';
import { styled } from 'styled-components';
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
