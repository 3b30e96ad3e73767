import { object } from 'yup';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { termsField } from '@/validation/schemas/termsField';

export function createTermsValidation(
  requiresTerms: boolean,
): (values: { terms: boolean }) => FormErrors {
  const schema = object({ ...(requiresTerms && { terms: termsField() }) });
  return (values) => collectErrors(schema, values);
}
