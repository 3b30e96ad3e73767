import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useDocumentRule } from './methods/DocumentField';
import type { FormMethod, PaymentValues } from './paymentValues';

/**
 * Another method shows fields that the buyer has not come to, but that the last press has touched, so
 * all count as untouched; a method that requires a different document starts with an empty field.
 */
export function useChooseMethod(): (method: FormMethod) => void {
  const { setTouched, setFieldValue, values } = useFormikContext<PaymentValues>();
  const getDocument = useDocumentRule();
  const { method: last } = values;
  return useCallback(
    (method) => {
      void setTouched({}, false);
      if (getDocument(method) !== getDocument(last)) void setFieldValue('document', '', false);
      void setFieldValue('method', method);
    },
    [getDocument, last, setTouched, setFieldValue],
  );
}
