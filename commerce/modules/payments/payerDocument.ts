import type { Operation, PaymentMethod } from '@/contract/enumerations';
import { documentRules } from '@/validation/documents';
import { invalidField } from '../../http/problems';

/** Registered at a bank: in Brazil it asks who pays, by CPF or CNPJ, and takes money for each. */
export const registeredMethods: readonly PaymentMethod[] = ['pix', 'bankslip'];

/**
 * Passes a payment that needs no document, or comes with the one that its bank asks for: for Pix
 * and bank slip in Brazil a CPF or CNPJ, typed now or known from before.
 * @throws ProblemError invalid_field.
 */
export function requirePayerDocument(
  operation: Operation,
  parts: readonly { method: PaymentMethod }[],
  document: string | null,
): void {
  const isAsked = parts.some(({ method }) => registeredMethods.includes(method));
  if (operation !== 'BR' || !isAsked) return;
  if (document === null) throw invalidField('/document', 'required');
  const { cnpj, cpf } = documentRules;
  if (cpf(document) && cnpj(document)) throw invalidField('/document', 'invalid');
}
