import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;

  legend {
    margin-bottom: 4px;
    font-size: 14px;
    line-height: 20px;
    font-weight: 500;
  }
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--color-primary);
    box-shadow: inset 0 0 0 1px var(--color-primary);
  }
`;

const Radio = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: var(--color-primary);
`;

const Label = styled.span`
  display: block;
  font-weight: 600;
`;

const Detail = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: 14px;
`;

export interface RadioCard {
  value: string;
  label: string;
  detail?: string;
}

interface RadioCardsProps {
  name: string;
  legend: string;
  options: readonly RadioCard[];
  /** '' for none. */
  chosen: string;
  onChoose: (value: string) => void;
  error?: string | undefined;
}

/** One choice out of several, each a card around a radio button. */
export function RadioCards({ chosen, error, legend, name, onChoose, options }: RadioCardsProps) {
  const noteId = useId();
  return (
    <Group aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{legend}</legend>
      {options.map(({ detail, label, value }) => (
        <Option key={value}>
          <Radio
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-invalid={error !== undefined}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span>
            <Label>{label}</Label>
            {detail !== undefined && <Detail>{detail}</Detail>}
          </span>
        </Option>
      ))}
      <FieldNote id={noteId} error={error} hint={undefined} />
    </Group>
  );
}
