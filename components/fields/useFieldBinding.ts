import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useFieldName } from './FieldPrefix';
import type { Bound } from './fieldProps';
import { useErrorText } from './useErrorText';

/**
 * Ties a field to the form around it. Formik tells every field of every change: call this in a thin
 * component and hand the result to a memoised one, so that a keystroke draws its own field only.
 */
export function useFieldBinding<Value>(fieldName: string): Bound<Value> & { name: string } {
  const name = useFieldName(fieldName);
  const [{ value }, { error, touched }] = useField<Value>(name);
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const onValue = useCallback(
    (next: Value) => void setFieldValue(name, next),
    [name, setFieldValue],
  );
  const onBlur = useCallback(() => void setFieldTouched(name), [name, setFieldTouched]);
  return { name, value, error: useErrorText(touched ? error : undefined), onValue, onBlur };
}
