import { toDocumentNumber } from '@/domain/documentNumber';
import { readDocument } from '@/validation/documentMasks';
import { validateCpf } from '@/validation/documents';
import type { ValidationMessageKey } from '@/validation/rule';

/** What is wrong with a CPF (docs/behaviour.md 5), as its mask makes it of the text. */
function validate(typed: string): ValidationMessageKey | undefined {
  const cpf = readDocument(typed, 'cpf');
  return cpf === '' ? 'validation.required' : validateCpf(cpf);
}

/** The form's check. */
export function checkCpf({ cpf }: { cpf: string }): { cpf?: ValidationMessageKey } {
  const message = validate(cpf);
  return message === undefined ? {} : { cpf: message };
}

/** The CPF as its call carries it. */
export const readCpf = (cpf: string): string => toDocumentNumber(readDocument(cpf, 'cpf'));
