import type { Rule } from '../rules/rule';
import { validateCnpj } from '../rules/validateCnpj';
import { validateCpf } from '../rules/validateCpf';
import { validateDni } from '../rules/validateDni';
import { validateRegistry } from '../rules/validateRegistry';

/** Document types of the spec (section 3), and `registry`, which takes a CPF or a CNPJ. */
export type DocumentType = 'cpf' | 'cnpj' | 'dni' | 'registry';

/** The rule of each type of document. */
export const documentRules: Record<DocumentType, Rule> = {
  cpf: validateCpf,
  cnpj: validateCnpj,
  dni: validateDni,
  registry: validateRegistry,
};
