import type { FieldProps } from './fieldProps';
import { type SelectAttributes, SelectInput } from './SelectInput';
import { useFieldBinding } from './useFieldBinding';

/** A native select of the form around it. Its value is the chosen option's, '' for none. */
export function SelectField(props: FieldProps & SelectAttributes) {
  return <SelectInput {...props} {...useFieldBinding<string>(props.name)} />;
}
