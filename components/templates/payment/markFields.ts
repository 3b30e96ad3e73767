import type { FormikHelpers } from 'formik';
import type { AskedDocument } from '@/services/checkout/getDocumentType';
import type { PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';
import { getFieldMessage } from './fieldMessages';
import { prefixOfPart, type PaymentValues } from './paymentValues';

/** Shows in the form's fields what came of an attempt: a code to type again, or what is refused. */
export async function markFields(
  form: FormikHelpers<PaymentValues>,
  outcome: PaymentOutcome | null,
  document: AskedDocument | null,
): Promise<void> {
  if (outcome?.kind === 'declined') {
    const code = `${prefixOfPart(outcome.part)}cardSecurityCode`;
    await form.setFieldValue(code, '', false);
    await form.setFieldTouched(code, false, false);
  }
  if (outcome?.kind === 'invalidFields') {
    form.setErrors(
      Object.fromEntries(outcome.fields.map((field) => [field, getFieldMessage(field, document)])),
    );
  }
}
