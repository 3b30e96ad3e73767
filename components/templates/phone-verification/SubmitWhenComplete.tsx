import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { codeDigits, type CodeValues } from './codeValues';

/** Sends the form once for each complete code; the field's hint announces it. Draws nothing. */
export function SubmitWhenComplete() {
  const { submitForm, values } = useFormikContext<CodeValues>();
  const sent = useRef<string | null>(null);
  const code = codeDigits(values.code);
  useEffect(() => {
    if (code === sent.current) return;
    sent.current = code;
    if (code !== null) void submitForm();
  }, [code, submitForm]);
  return null;
}
