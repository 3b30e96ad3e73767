import { dueFactor } from './dueFactor';
import { modulo11 } from './modulo11';

export interface BarcodeFields {
  /** 3 digits. */
  bank: string;
  /** YYYY-MM-DD. */
  dueDate: string;
  /** Cents, at most ten digits. */
  amount: number;
  /** 25 digits that belong to the bank. */
  freeField: string;
}

const real = '9';

/** The 44 digits of a bank slip's barcode (Febraban): bank, currency, check digit, due factor, cents, free field. */
export function barcode({ bank, dueDate, amount, freeField }: BarcodeFields): string {
  const start = `${bank}${real}`;
  const rest = `${dueFactor(dueDate)}${String(amount).padStart(10, '0')}${freeField}`;
  if (!/^[0-9]{43}$/.test(start + rest))
    throw new RangeError('A bank slip field has a wrong size.');
  return `${start}${modulo11(start + rest)}${rest}`;
}
