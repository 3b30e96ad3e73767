import { toDocumentNumber } from '@/domain/documentNumber';
import { readDocument } from '@/validation/documentMasks';
import { validateCpf } from '@/validation/documents';
import type { ValidationMessageKey } from '@/validation/rule';

function validate(typed: string): ValidationMessageKey | undefined {
  const cpf = readDocument(typed, 'cpf');
  return cpf === '' ? 'validation.required' : validateCpf(cpf);
}

export function checkCpf({ cpf }: { cpf: string }): { cpf?: ValidationMessageKey } {
  const message = validate(cpf);
  return message === undefined ? {} : { cpf: message };
}

export const readCpf = (cpf: string): string => toDocumentNumber(readDocument(cpf, 'cpf'));
