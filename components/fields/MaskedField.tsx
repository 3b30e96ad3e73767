import type { FieldProps, InputAttributes } from './fieldProps';
import { TextInput } from './TextInput';
import { useFieldBinding } from './useFieldBinding';
import { type LoadMask, useMask } from './useMask';

interface MaskedFieldProps extends FieldProps, InputAttributes {
  /** Keep its identity between renders: a constant of the module, or `useCallback`. */
  mask: LoadMask;
}

/** A text field that gives what is typed, pasted or filled in the form of its mask. */
export function MaskedField({ mask, ...props }: MaskedFieldProps) {
  return <TextInput {...props} {...useFieldBinding<string>(props.name)} {...useMask(mask)} />;
}
