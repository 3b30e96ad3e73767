import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type Choice, ChoiceTile } from './ChoiceTile';
import { Text } from '../ui/text';
import { FieldNote } from './FieldNote';
import { takeEarlyControl, useEarlyValue } from './useEarlyValue';

const Mark = styled.span.attrs({ className: 'choice-mark' })`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid var(--color-border-strong);
  border-radius: 50%;

  :checked + & {
    border: 0.375rem solid var(--color-accent);
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
  container-type: inline-size;

  label:has([aria-invalid='true']) {
    border-color: var(--color-error);
  }

  legend {
    margin-bottom: var(--space-8);
    font: var(--text-label);
  }

  legend + p {
    min-height: 1lh;
    margin-block-start: calc(-1 * var(--space-8));
  }
`;

interface RadioCardsProps {
  name: string;
  legend: string;
  /** Keeps its line while it is empty. */
  hint?: string;
  options: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  error?: string | undefined;
}

const readChoice = (group: HTMLElement) =>
  [...group.querySelectorAll('input')]
    .map(takeEarlyControl)
    .find(({ checked, defaultChecked, pressed }) => checked && (!defaultChecked || pressed))?.value;

export function RadioCards({
  chosen,
  error,
  hint,
  legend,
  name,
  onChoose,
  options,
}: RadioCardsProps) {
  const noteId = useId();
  const hintId = useId();
  const described = [hint !== undefined && hintId, error !== undefined && noteId].filter(Boolean);
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue(group, readChoice, undefined, onChoose);
  return (
    <Group ref={group} aria-describedby={described.join(' ') || undefined}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <Text id={hintId} $size="small" $tone="text-muted">
          {hint}
        </Text>
      )}
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
