import { memo, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../ui/controlIcons';
import { controlStyle, type FieldBinding, FieldFrame, type FieldProps } from './FieldFrame';
import { useEarlyValue } from './useEarlyValue';
import { useFieldBinding } from './useFieldBinding';

export function SelectField(props: FieldProps & SelectAttributes) {
  return <SelectInput {...props} {...useFieldBinding<string>(props.name)} />;
}

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: calc(var(--space-32) + var(--space-4));
  appearance: none;
  text-overflow: ellipsis;
`;

interface SelectOption {
  value: string;
  label: string;
}

interface SelectAttributes {
  /** Keep the array's identity between renders. */
  options: readonly SelectOption[];
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
}

function readChoice(list: HTMLSelectElement): string | undefined {
  const rendered = list.querySelector<HTMLOptionElement>('[selected]') ?? list.options[0];
  return rendered?.selected === true ? undefined : list.value;
}

export const SelectInput = memo(function SelectInput({
  error,
  hint,
  label,
  onValue,
  options,
  placeholder,
  required,
  ...attributes
}: FieldProps & SelectAttributes & FieldBinding<string>) {
  const list = useRef<HTMLSelectElement>(null);
  useEarlyValue(list, readChoice, attributes.value, onValue);
  return (
    <FieldFrame
      id={useId()}
      label={label}
      error={error}
      hint={hint}
      beside={
        <span className="field-arrow">
          <ChevronDownIcon />
        </span>
      }
    >
      {(aria) => (
        <Control
          {...attributes}
          {...aria}
          ref={list}
          aria-required={required}
          onChange={(event) => {
            onValue(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
      )}
    </FieldFrame>
  );
});
