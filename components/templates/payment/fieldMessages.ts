import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import type { AskedDocument } from '@/services/checkout/getDocumentType';
import type { ValidationMessageKey } from '@/validation/validationMessageKey';

/** The document's message depends on which one is asked for. */
const documentMessages: Record<AskedDocument, ValidationMessageKey> = {
  cpf: 'validation.cpf',
  dni: 'validation.dni',
};

const messages: Record<Exclude<PaymentFieldName, 'document'>, ValidationMessageKey> = {
  installments: 'validation.registry',
  cardCompany: 'validation.cardCompany',
  cardExpirationDate: 'validation.cardExpirationDate',
  'second-installments': 'validation.registry',
  'second-cardCompany': 'validation.cardCompany',
  'second-cardExpirationDate': 'validation.cardExpirationDate',
};

/** What a field says that the service has refused. */
export function getFieldMessage(
  field: PaymentFieldName,
  document: AskedDocument | null,
): ValidationMessageKey {
  return field === 'document' ? documentMessages[document ?? 'cpf'] : messages[field];
}
