import { object } from 'yup';
import { documentRules } from '../documents/documentRules';
import { validateRequired } from '../rules/validateRequired';
import type { PaymentFormContext } from './paymentFormContext';
import { ruleField } from './ruleField';
import { termsField } from './termsField';

/**
 * What every payment form shares: `document`, and `terms` where the brand asks for them. Pix and
 * bank slip ask for nothing more.
 */
export function paymentSchema({ asksTerms, documentType, isDocumentRequired }: PaymentFormContext) {
  const validateDocument = documentRules[documentType];
  return object({
    document: isDocumentRequired
      ? ruleField(validateRequired, validateDocument)
      : ruleField((value) => (value === '' ? undefined : validateDocument(value))),
    ...(asksTerms && { terms: termsField() }),
  });
}
