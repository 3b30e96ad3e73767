import { maskitoTransform } from '@maskito/core';
import { object } from 'yup';
import { cpfMask } from '@/validation/documentMasks';
import { validateCpf } from '@/validation/documents';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { follows, requiredText } from '@/validation/schemas/text';

const schema = object({ cpf: requiredText().test(follows(validateCpf)) });

/** The form's check (docs/behaviour.md 5), of what its mask makes of the text. */
export function checkCpf({ cpf }: { cpf: string }): FormErrors {
  return collectErrors(schema, { cpf: maskitoTransform(cpf, cpfMask) || cpf });
}
