import type { DocumentType, Locale, Operation, PaymentMethod } from '@/contract/enumerations';

export type RequiredDocument = 'cpf' | 'registry' | 'dni';

/**
 * Registered at a bank: in Brazil it asks for the payer's CPF or CNPJ, and takes money for each.
 */
export const registeredMethods: readonly PaymentMethod[] = ['pix', 'bankslip'];

/**
 * Tells whether a Brazilian bank registers one of the methods. One that is made of two counts as
 * both.
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
 * The document that a buyer is asked for (docs/behaviour.md 3, "Closed lists"): that of their
 * country, except that a payment registered at a Brazilian bank needs one of Brazil's, whatever
 * language they read. A company may pay as well, but has no trial.
 * @returns null: none, as in Mozambique, whose payments know no CPF, or it is known
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
