import type { FieldProps, InputAttributes } from './fieldProps';
import { TextInput } from './TextInput';
import { useFieldBinding } from './useFieldBinding';

/** A text field of the form around it. Its value is a string. */
export function TextField(props: FieldProps & InputAttributes) {
  return <TextInput {...props} {...useFieldBinding<string>(props.name)} />;
}
