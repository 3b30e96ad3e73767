import type { DocumentType, Locale, Operation, PaymentMethod } from '@/contract/enumerations';

/** The documents that a payment form asks for; `registry` is a CPF or a company's CNPJ. */
export type RequiredDocument = 'cpf' | 'registry' | 'dni';

/** Registered at a bank: in Brazil it asks who pays, by CPF or CNPJ, and takes money for each. */
export const registeredMethods: readonly PaymentMethod[] = ['pix', 'bankslip'];

/** Whether a Brazilian bank registers one of the methods; one that is made of two counts as both. */
export function isRegistered(operation: Operation, methods: readonly PaymentMethod[]): boolean {
  const parts = methods.flatMap((method) => method.split('+'));
  return operation === 'BR' && registeredMethods.some((method) => parts.includes(method));
}

interface Purchase {
  locale: Locale;
  operation: Operation;
  method: PaymentMethod;
  isTrial: boolean;
  /** What the service has of this buyer; null: nothing. */
  known: DocumentType | null;
}

/**
 * The document that a buyer is asked for (docs/behaviour.md 3, "Closed lists"): their country's, but
 * where a Brazilian bank registers the payment one of Brazil's, whatever they read. A company may pay
 * as well, but no trial is one.
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
