import { getListedId } from './FieldFrame';
import { ErrorText } from './FieldNote';
import { useFieldBinding } from './useFieldBinding';

export interface GroupedField {
  name: string;
  label: string;
}

/** Lists the errors of fields that form a group, each with the field's label. */
export function GroupErrors({ fields }: { fields: readonly GroupedField[] }) {
  return (
    <ul aria-live="polite">
      {fields.map((field) => (
        <GroupedError key={field.name} {...field} />
      ))}
    </ul>
  );
}

function GroupedError({ label, name }: GroupedField) {
  const { error } = useFieldBinding(name);
  if (error === undefined) return null;
  return (
    <li id={getListedId(name)}>
      <ErrorText>
        {label}: <span>{error}</span>
      </ErrorText>
    </li>
  );
}
