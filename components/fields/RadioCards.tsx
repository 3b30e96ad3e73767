import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type Choice, ChoiceTile } from './ChoiceTile';
import { FieldNote } from './FieldNote';
import { takeEarlyControl, useEarlyValue } from './useEarlyValue';

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
  container-type: inline-size;
  white-space: pre-line;

  label:has([aria-invalid='true']) {
    border-color: var(--color-error);
  }

  legend {
    margin-bottom: var(--space-4);
    font: var(--text-label);
  }
`;

const Mark = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--color-border-strong);
  border-radius: 50%;

  :checked + & {
    border: 0.375rem solid var(--color-accent);
  }

  /* A card that begins with a picture ends with its mark. */
  &:has(+ [aria-hidden]) {
    order: 1;
    margin-inline-start: auto;
  }
`;

interface RadioCardsProps {
  name: string;
  legend: string;
  options: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  error?: string | undefined;
}

const readChoice = (group: HTMLElement) =>
  [...group.querySelectorAll('input')]
    .map(takeEarlyControl)
    .find(({ checked, defaultChecked, pressed }) => checked && (!defaultChecked || pressed))?.value;

export function RadioCards({ chosen, error, legend, name, onChoose, options }: RadioCardsProps) {
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue(group, readChoice, undefined, onChoose);
  return (
    <Group ref={group} aria-describedby={error === undefined ? undefined : noteId}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <ChoiceTile
          key={option.value}
          {...option}
          name={name}
          mark={<Mark />}
          isChosen={option.value === chosen}
          isInvalid={error !== undefined}
          onChoose={onChoose}
        />
      ))}
      <FieldNote id={noteId} error={error} hint={undefined} />
    </Group>
  );
}
