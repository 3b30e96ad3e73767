import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../../fields/controlStyle';
import { FieldFrame } from '../../fields/FieldFrame';

const Control = styled.input`
  ${controlStyle}
`;

interface SuggestInputProps {
  name: string;
  label: string;
  value: string;
  suggestions?: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
  onType: (value: string) => void;
}

/** A text box that proposes values and takes any. */
export function SuggestInput({
  error,
  hint,
  label,
  name,
  onType,
  suggestions = [],
  value,
}: SuggestInputProps) {
  const id = useId();
  const listId = `${id}-list`;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      {(aria) => (
        <>
          <Control
            {...aria}
            name={name}
            value={value}
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            onChange={(event) => {
              onType(event.currentTarget.value);
            }}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
