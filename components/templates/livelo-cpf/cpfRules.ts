import { object } from 'yup';
import { toDocumentNumber } from '@/domain/documentNumber';
import { readDocument } from '@/validation/documentMasks';
import { validateCpf } from '@/validation/documents';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { follows, requiredText } from '@/validation/schemas/text';

const schema = object({ cpf: requiredText().test(follows(validateCpf)) });

/** The form's check (docs/behaviour.md 5), of what its mask makes of the text. */
export function checkCpf({ cpf }: { cpf: string }): FormErrors {
  return collectErrors(schema, { cpf: readDocument(cpf, 'cpf') });
}

/** The CPF as its call carries it. */
export const readCpf = (cpf: string): string => toDocumentNumber(readDocument(cpf, 'cpf'));
