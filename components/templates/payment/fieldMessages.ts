import type { PaymentFieldName } from '@/services/checkout/payment/paymentOutcome';
import type { ValidationMessageKey } from '@/validation/validationMessageKey';

/** What a field says that the service has refused. */
export const fieldMessages: Record<PaymentFieldName, ValidationMessageKey> = {
  document: 'validation.cpf',
  installments: 'validation.registry',
  cardCompany: 'validation.cardCompany',
  cardExpirationDate: 'validation.cardExpirationDate',
};
