import type { DocumentType, Locale, Operation, PaymentMethod } from '@/contract/enumerations';

export type RequiredDocument = 'cpf' | 'registry' | 'dni';

/**
 * Registered at a bank: in Brazil the bank requires the payer's CPF or CNPJ, and charges a fee for
 * each registration.
 */
export const registeredMethods: readonly PaymentMethod[] = ['pix', 'bankslip'];

/**
 * Whether a Brazilian bank registers one of the methods. A split method counts as both of its parts.
 */
export function isRegistered(operation: Operation, methods: readonly PaymentMethod[]): boolean {
  const parts = methods.flatMap((method) => method.split('+'));
  return operation === 'BR' && registeredMethods.some((method) => parts.includes(method));
}

interface Purchase {
  locale: Locale;
  operation: Operation;
  method: PaymentMethod;
  isTrial: boolean;
  known: DocumentType | null;
}

/**
 * The document that a form requires (docs/behaviour.md 3, "Closed lists"): the one of the buyer's
 * country, except that a payment registered at a Brazilian bank requires one of Brazil's, whatever the
 * buyer's language. A company may pay as well, but has no trial.
 * @returns null: none is required, as in Mozambique, whose payments know no CPF, or it is already
 *   known
 */
export function getRequiredDocument(purchase: Purchase): RequiredDocument | null {
  const { isTrial, known, locale, method, operation } = purchase;
  const needsRegistry = isRegistered(operation, [method]);
  if (known !== null && (known !== 'dni' || !needsRegistry)) return null;
  if (needsRegistry) return 'registry';
  if (operation === 'MZ' || locale === 'pt-MZ') return null;
  if (locale === 'es-PE') return 'dni';
  return isTrial ? 'cpf' : 'registry';
}
