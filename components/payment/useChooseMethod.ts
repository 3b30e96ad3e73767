import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { FormMethod } from './paymentValues';

/**
 * Chooses how to pay. Another method may ask for the document that the last one did without, so its
 * field counts as untouched until the buyer comes to it.
 */
export function useChooseMethod(): (method: FormMethod) => void {
  const { setFieldTouched, setFieldValue } = useFormikContext();
  return useCallback(
    (method) => {
      void setFieldTouched('document', false, false);
      void setFieldValue('method', method);
    },
    [setFieldTouched, setFieldValue],
  );
}
