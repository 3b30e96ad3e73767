import type { DocumentType } from '@/contract/enumerations';
import { toDocumentNumber } from '@/domain/documentNumber';
import { toPlainLine } from '@/domain/plainText';
import { isCnpj, isCpf, isDni } from '@/domain/documents';
import type { Rule, ValidationMessageKey } from './rule';

export const validateCpf: Rule = (value) => (isCpf(value) ? undefined : 'validation.cpf');

export const validateCnpj: Rule = (value) => (isCnpj(value) ? undefined : 'validation.cnpj');

export const validateDni: Rule = (value) => (isDni(value) ? undefined : 'validation.dni');

export const validateRegistry: Rule = (value) =>
  isCpf(value) || isCnpj(value) ? undefined : 'validation.registry';

export const validatePayer = (value: string, isCompany: boolean) =>
  validateRegistry(value) && getPayerMessage(value, isCompany);

export function getPayerMessage(value: string, isCompany: boolean): ValidationMessageKey {
  const { length } = toDocumentNumber(value);
  if (isCompany || length === 14) return 'validation.cnpj';
  return length > 11 ? 'validation.registry' : 'validation.cpf';
}

export const documentRules: Record<DocumentType | 'registry', Rule> = {
  cpf: validateCpf,
  cnpj: validateCnpj,
  dni: validateDni,
  registry: validateRegistry,
};

const documentTypes: readonly DocumentType[] = ['cpf', 'cnpj', 'dni'];

export function identifyDocument(number: string): DocumentType | undefined {
  return documentTypes.find((type) => documentRules[type](number) === undefined);
}

const DAY_MONTH_YEAR = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const MAX_AGE_YEARS = 120;

function parseDay(value: string): Date | undefined {
  const [, day, month, year] = (DAY_MONTH_YEAR.exec(toPlainLine(value)) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  const isRealDay =
    date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return isRealDay ? date : undefined;
}

/**
 * The birth date (docs/behaviour.md 5): DD/MM/AAAA, a day that exists, in the past and at
 * most 120 years ago. `now` is read on the local calendar.
 */
export function validateBirthDate(value: string, now: Date): ValidationMessageKey | undefined {
  const date = parseDay(value);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const oldest = new Date(now.getFullYear() - MAX_AGE_YEARS, now.getMonth(), now.getDate());
  return date && date < today && date >= oldest ? undefined : 'validation.birthDate';
}
