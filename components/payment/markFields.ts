import type { FormikHelpers } from 'formik';
import type { DeclineReason } from '@/contract/enumerations';
import { getPayerMessage } from '@/validation/documents';
import type { RequiredDocument } from '@/validation/payerDocument';
import type { ValidationMessageKey } from '@/validation/rule';
import type { GroupStatus } from '../fields/GroupErrors';
import { formMethods } from './methods/formMethods';
import type { PaymentOutcome } from './outcome';
import type { FormMethod, PaymentFieldName, PaymentValues } from './paymentValues';

type FieldHelpers = Pick<
  FormikHelpers<PaymentValues>,
  'setFieldError' | 'setFieldTouched' | 'setFieldValue' | 'setStatus'
>;

/**
 * The card of the form that was declined; null: it was no card that is typed there, for example the
 * Pix beside one.
 * @param method that paid
 */
export function findDeclinedCard(outcome: PaymentOutcome, method: FormMethod): 0 | 1 | null {
  if (outcome.kind !== 'declined' || !formMethods[method].hasCard) return null;
  if (outcome.part !== 1) return 0;
  return method === 'credit-card+credit-card' ? 1 : null;
}

/** Empties the security code of a declined card, and marks its field until it is typed again. */
export async function askCodeAgain(form: FieldHelpers, card: 0 | 1, reason: DeclineReason) {
  const code = `cards[${card}].securityCode`;
  const message: ValidationMessageKey =
    reason === 'wrong_security_code'
      ? 'validation.cardSecurityCode'
      : 'validation.cardSecurityCode.again';
  await form.setFieldValue(code, '', false);
  await form.setFieldTouched(code, true, false);
  form.setFieldError(code, message);
  // Any other change of the form validates again, and finds the code only missing.
  const status: GroupStatus = { [code]: message };
  form.setStatus(status);
}

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
    // Points may be the first part: only two cards have the fields of a second one.
    const hasTwo = values.method === 'credit-card+credit-card';
    outcome.fields.forEach((field) => {
      const shown = hasTwo ? field : field.replace('cards[1]', 'cards[0]');
      form.setFieldError(shown, getFieldMessage(field, values, documentType));
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
  const name = field.split('.').at(-1) ?? field;
  return fieldMessages.get(name) ?? 'validation.registry';
}

const fieldMessages = new Map<string, ValidationMessageKey>([
  ['birthDate', 'validation.birthDate'],
  ['mpesaPhone', 'validation.mpesaPhone'],
  ['company', 'validation.cardCompany'],
  ['expirationDate', 'validation.cardExpirationDate'],
  ['postalCode', 'validation.postalCode'],
  ['street', 'validation.address'],
  ['number', 'validation.address'],
  ['complement', 'validation.complement'],
  ['district', 'validation.district'],
  ['city', 'validation.city'],
  ['state', 'validation.address'],
  ['country', 'validation.country'],
]);
