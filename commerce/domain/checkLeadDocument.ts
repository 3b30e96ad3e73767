import { documentRules } from '@/validation/documents/documentRules';
import { invalidField } from '../errors/invalidField';

/** @throws ProblemError invalid_field for what is no valid CPF, CNPJ or DNI. */
export function checkLeadDocument(document: string): void {
  const { cnpj, cpf, dni } = documentRules;
  if ([cpf, cnpj, dni].every((rule) => rule(document))) throw invalidField('/document', 'invalid');
}
