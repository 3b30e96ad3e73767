import { useField, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { ValidationMessageKey } from '@/validation/rule';
import { getListedId } from './FieldFrame';
import { ErrorText } from './FieldNote';
import { useErrorText } from './useFieldBinding';

/** What a form's status says of fields that are empty for a reason, by their names. */
export type GroupStatus = Partial<Record<string, ValidationMessageKey>>;

const missing: ValidationMessageKey = 'validation.required';

export interface GroupedField {
  name: string;
  label: string;
}

/** One icon stands for all of them, and a field's name has the colour and weight of an error. */
const List = styled.ul`
  p {
    padding-inline-end: 0;
    font-weight: 500;
  }

  span span {
    color: var(--color-text);
    font-weight: 400;
  }

  li + li svg {
    visibility: hidden;
  }
`;

/** Lists the errors of fields that form a group, each with the field's label. */
export function GroupErrors({ fields }: { fields: readonly GroupedField[] }) {
  return (
    <List aria-live="polite">
      {fields.map((field) => (
        <GroupedError key={field.name} {...field} />
      ))}
    </List>
  );
}

function GroupedError({ label, name }: GroupedField) {
  const [, { error: found, touched }] = useField(name);
  const form: { status?: GroupStatus } = useFormikContext();
  const message = found === missing ? (form.status?.[name] ?? found) : found;
  const error = useErrorText(touched ? message : undefined);
  if (error === undefined) return null;
  return (
    <li id={getListedId(name)}>
      <ErrorText>
        {label}: <span>{error}</span>
      </ErrorText>
    </li>
  );
}
