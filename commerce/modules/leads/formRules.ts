import type { Address } from '@/contract/address';
import type { Locale } from '@/contract/enumerations';
import { getCountry } from '@/domain/markets';
import { findAddressFaults } from '@/validation/address';
import { validateEmail, validateName } from '@/validation/contact';
import { identifyDocument, validateBirthDate } from '@/validation/documents';
import { invalidField, ProblemError } from '../../http/problems';

/**
 * The rules of the address form.
 * @throws ProblemError invalid_field with every field that they refuse.
 */
export function checkAddress(address: Address, locale: Locale): void {
  const faults = findAddressFaults(address, getCountry(locale));
  if (faults.length === 0) return;
  const errors = faults.map((name) => ({ field: `/address/${name}`, code: 'invalid' }));
  throw new ProblemError('invalid_field', { errors });
}

interface Buyer {
  name: string;
  email: string;
  document?: string | undefined;
}

/** @throws ProblemError invalid_field. */
export function checkBuyer({ name, email, document }: Buyer): void {
  if (validateName(name)) throw invalidField('/name', 'invalid');
  if (validateEmail(email)) throw invalidField('/email', 'invalid');
  if (document !== undefined) checkDocument(document);
}

/** @throws ProblemError invalid_field for an invalid CPF, CNPJ or DNI. */
export function checkDocument(document: string): void {
  if (!identifyDocument(document)) throw invalidField('/document', 'invalid');
}

const toTypedDate = (date: string) => date.split('-').toReversed().join('/');

/** @throws ProblemError invalid_field. @param birthDate YYYY-MM-DD */
export function checkBirthDate(birthDate: string, now: Date): void {
  if (validateBirthDate(toTypedDate(birthDate), now)) throw invalidField('/birthDate', 'invalid');
}
