import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useDocumentRule } from './methods/DocumentField';
import type { FormMethod, PaymentValues } from './paymentValues';

/**
 * Another method may require the document that the last one did not, so its field counts as untouched
 * until the buyer comes to it; a method that requires a different document starts with an empty field.
 */
export function useChooseMethod(): (method: FormMethod) => void {
  const { setFieldTouched, setFieldValue, values } = useFormikContext<PaymentValues>();
  const getDocument = useDocumentRule();
  const { method: last } = values;
  return useCallback(
    (method) => {
      void setFieldTouched('document', false, false);
      if (getDocument(method) !== getDocument(last)) void setFieldValue('document', '', false);
      void setFieldValue('method', method);
    },
    [getDocument, last, setFieldTouched, setFieldValue],
  );
}
