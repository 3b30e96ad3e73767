import { CheckboxInput, type CheckboxProps } from './CheckboxInput';
import { useFieldBinding } from './useFieldBinding';

/** A checkbox of the form around it. Its value is a boolean. */
export function CheckboxField(props: CheckboxProps) {
  return <CheckboxInput {...props} {...useFieldBinding<boolean>(props.name)} />;
}
