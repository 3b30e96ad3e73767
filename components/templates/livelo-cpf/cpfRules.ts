import { object } from 'yup';
import { validateCpf } from '@/validation/rules/validateCpf';
import { validateRequired } from '@/validation/rules/validateRequired';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { ruleField } from '@/validation/schemas/ruleField';

const schema = object({ cpf: ruleField(validateRequired, validateCpf) });

/** The form's check (spec section 5, "CPF"). */
export function checkCpf(values: { cpf: string }): FormErrors {
  return collectErrors(schema, values);
}
