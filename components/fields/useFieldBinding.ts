import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { isValidationMessageKey } from '@/validation/rule';
import type { FieldBinding } from './FieldFrame';

/**
 * Binds a field to the form around it. Formik notifies every field of every change: call this in a
 * thin component and hand the result to a memoised one, so that a keystroke renders its own field
 * only.
 */
export function useFieldBinding<Value>(name: string): FieldBinding<Value> & { name: string } {
  const [{ value }, { error, touched }] = useField<Value>(name);
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const onValue = useCallback(
    (next: Value) => void setFieldValue(name, next),
    [name, setFieldValue],
  );
  const onBlur = useCallback(() => void setFieldTouched(name), [name, setFieldTouched]);
  return { name, value, error: useErrorText(touched ? error : undefined), onValue, onBlur };
}

export function useErrorText(error: string | undefined): string | undefined {
  const { t } = useTranslation();
  return error !== undefined && isValidationMessageKey(error) ? t(error) : error;
}
