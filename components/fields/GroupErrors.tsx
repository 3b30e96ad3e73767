import { type FormikContextType, useFormikContext } from 'formik';
import type { ValidationMessageKey } from '@/validation/rule';
import { getListedId } from './FieldFrame';
import { ErrorText } from './FieldNote';
import { useErrorText } from './useFieldBinding';

/** What a form's status says of fields that are empty for a reason, by their names. */
export type GroupStatus = Partial<Record<string, ValidationMessageKey>>;

type FormContext = Pick<FormikContextType<unknown>, 'getFieldMeta'> & { status?: GroupStatus };

const missing: ValidationMessageKey = 'validation.required';

export interface GroupedField {
  name: string;
  label: string;
}

type FailedFields = [GroupedField, ...GroupedField[]];

/**
 * Lists the errors of fields that form a group, each once, with the labels of the fields that have it.
 * A field is described by the error alone: it has its label already.
 */
export function GroupErrors({ fields }: { fields: readonly GroupedField[] }) {
  const form: FormContext = useFormikContext();
  const rows = new Map<string, FailedFields>();
  for (const field of fields) {
    const { error: found, touched } = form.getFieldMeta(field.name);
    const error = found === missing ? (form.status?.[field.name] ?? found) : found;
    if (!touched || !error) continue;
    const others = rows.get(error);
    rows.set(error, others ? [...others, field] : [field]);
  }
  return (
    <ul className="group-errors" aria-live="polite">
      {[...rows].map(([error, failed]) => (
        <GroupedError key={error} error={error} fields={failed} />
      ))}
    </ul>
  );
}

interface GroupedErrorProps {
  error: string;
  fields: FailedFields;
}

function GroupedError({ error, fields: [first, ...others] }: GroupedErrorProps) {
  const text = useErrorText(error);
  return (
    <li>
      <ErrorText>
        {[first, ...others].map(({ label }) => label).join(', ')}:{' '}
        <span id={getListedId(first.name)}>{text}</span>
      </ErrorText>
      {others.map(({ name }) => (
        <span key={name} id={getListedId(name)} hidden>
          {text}
        </span>
      ))}
    </li>
  );
}
