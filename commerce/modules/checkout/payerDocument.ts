import type { Operation, PaymentMethod } from '@/contract/enumerations';
import { identifyDocument } from '@/validation/documents';
import { isRegistered } from '@/validation/payerDocument';
import { invalidField } from '../../http/problems';

/**
 * Refuses a payment without the document that its bank requires: Pix and bank slip in Brazil need a
 * CPF or CNPJ, typed now or known from before.
 * @throws ProblemError invalid_field.
 */
export function requirePayerDocument(
  operation: Operation,
  parts: readonly { method: PaymentMethod }[],
  document: string | null,
): void {
  const methods = parts.map(({ method }) => method);
  if (!isRegistered(operation, methods)) return;
  if (document === null) throw invalidField('/document', 'required');
  const type = identifyDocument(document);
  if (type !== 'cpf' && type !== 'cnpj') throw invalidField('/document', 'invalid');
}
