import { object } from 'yup';
import { validateCpf } from '@/validation/documents';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { follows, requiredText } from '@/validation/schemas/text';

const schema = object({ cpf: requiredText().test(follows(validateCpf)) });

/** The form's check (docs/behaviour.md 5). */
export function checkCpf(values: { cpf: string }): FormErrors {
  return collectErrors(schema, values);
}
