import { useField, useFormikContext } from 'formik';
import type { ValidationMessageKey } from '@/validation/rule';
import { getListedId } from './FieldFrame';
import { ErrorText } from './FieldNote';
import { useErrorText } from './useFieldBinding';

/** What a form's status says of fields that are empty for a reason, by their names. */
export type GroupStatus = Partial<Record<string, ValidationMessageKey>>;

/** Lists the errors of fields that form a group; the messages name the fields. */
export function GroupErrors({ names }: { names: readonly string[] }) {
  return (
    <ul aria-live="polite">
      {names.map((name) => (
        <GroupedError key={name} name={name} />
      ))}
    </ul>
  );
}

function GroupedError({ name }: { name: string }) {
  const [, { error: found, touched }] = useField(name);
  const form: { status?: GroupStatus } = useFormikContext();
  const message = found?.endsWith('.missing') ? (form.status?.[name] ?? found) : found;
  const error = useErrorText(touched ? message : undefined);
  if (error === undefined) return null;
  return (
    <li id={getListedId(name)}>
      <ErrorText>{error}</ErrorText>
    </li>
  );
}
