import { validateCnpj } from './validateCnpj';
import { validateCpf } from './validateCpf';
import type { Rule } from './rule';

/** REGISTRY (spec section 5): a CPF or a CNPJ. */
export const validateRegistry: Rule = (value) =>
  validateCpf(value) && validateCnpj(value) ? 'validation.registry' : undefined;
