import { getPayerMessage } from '@/validation/documents';
import type { RequiredDocument } from '@/validation/payerDocument';
import type { ValidationMessageKey } from '@/validation/rule';
import { askCodeAgain, type FieldHelpers, findDeclinedCard } from './declinedCard';
import type { PaymentFieldName } from './formFields';
import type { PaymentOutcome } from './outcome';
import type { PaymentValues } from './paymentValues';

export async function markFields(
  form: FieldHelpers,
  outcome: PaymentOutcome | null,
  values: PaymentValues,
  documentType: RequiredDocument | null,
): Promise<void> {
  if (outcome?.kind === 'declined') {
    const card = findDeclinedCard(outcome, values.method);
    if (card !== null) await askCodeAgain(form, card, outcome.reason);
  }
  if (outcome?.kind === 'invalidFields') {
    outcome.fields.forEach((field) => {
      form.setFieldError(field, getFieldMessage(field, values, documentType));
    });
  }
}

function getFieldMessage(
  field: PaymentFieldName,
  values: PaymentValues,
  documentType: RequiredDocument | null,
): ValidationMessageKey {
  if (field === 'document') {
    return documentType === 'dni'
      ? 'validation.dni'
      : getPayerMessage(values.document, values.isCompany);
  }
  if (field === 'birthDate') return 'validation.birthDate';
  if (field.endsWith('.company')) return 'validation.cardCompany';
  return field.endsWith('.expirationDate')
    ? 'validation.cardExpirationDate'
    : 'validation.registry';
}
