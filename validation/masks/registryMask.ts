import type { MaskitoOptions } from '@maskito/core';
import { cnpjLayout, upperCaseDocument } from './cnpjMask';
import { cpfLayout } from './cpfMask';

const CPF_DIGITS = 11;

/** Whether what is there can only be a CNPJ: a letter, or more than a CPF holds. */
function isCnpj(value: string): boolean {
  const characters = value.replace(/[^0-9A-Z]/gi, '');
  return /[A-Z]/i.test(characters) || characters.length > CPF_DIGITS;
}

/** A CPF as long as it can be one, then a CNPJ. */
export const registryMask: MaskitoOptions = {
  mask: ({ value }) => (isCnpj(value) ? cnpjLayout : cpfLayout),
  preprocessors: [upperCaseDocument],
};
