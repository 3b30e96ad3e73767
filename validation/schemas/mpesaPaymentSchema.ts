import { object } from 'yup';
import { validateMpesaPhone } from '../rules/validateMpesaPhone';
import { validateRequired } from '../rules/validateRequired';
import type { PaymentFormContext } from './paymentFormContext';
import { ruleField } from './ruleField';
import { termsField } from './termsField';

/** Paying by M-Pesa: `mpesaPhone`, and `terms` where the brand asks for them. */
export function mpesaPaymentSchema({ asksTerms }: Pick<PaymentFormContext, 'asksTerms'>) {
  return object({
    mpesaPhone: ruleField(validateRequired, validateMpesaPhone),
    ...(asksTerms && { terms: termsField() }),
  });
}
