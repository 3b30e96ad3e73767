import type { Address, PaymentPart } from '@/services/api/payment';

/** What a buyer chose and filled in, ready to be sent: cards are encrypted. */
export interface Order {
  parts: readonly PaymentPart[];
  /** Of all parts, in minor units: what the buyer was shown. */
  amount: number;
  /** Digits (or CNPJ letters) only; like the address null when the buyer was not asked. */
  document: string | null;
  address: Address | null;
}

/** A part as far as an attempt is about it: no card and no contact data. */
export const createPartSubject = (part: PaymentPart) => ({
  method: part.method,
  amount: part.amount,
  installments: 'installments' in part ? part.installments : 1,
});
