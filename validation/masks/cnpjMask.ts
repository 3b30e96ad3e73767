import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { digits } from './digits';

const characters = (count: number) => Array.from({ length: count }, () => /[0-9A-Z]/);

/** A number is often copied with its label. */
const LABEL = /^\s*(?:CNPJ|CPF)\b[^0-9A-Z]*/;

/** Letters in upper case, without the label that came along. */
export const upperCaseDocument: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: {
    ...elementState,
    value: elementState.value.toUpperCase().replace(LABEL, ''),
  },
  data: data.toUpperCase().replace(LABEL, ''),
});

/** 00.000.000/0000-00, where the first 12 may be letters since July 2026 (facts, "Documents"). */
export const cnpjLayout = [
  ...characters(2),
  '.',
  ...characters(3),
  '.',
  ...characters(3),
  '/',
  ...characters(4),
  '-',
  ...digits(2),
];

/** A CNPJ, of digits or alphanumeric; what is typed in lower case is lifted. */
export const cnpjMask: MaskitoOptions = { mask: cnpjLayout, preprocessors: [upperCaseDocument] };
