import type { Address, PaymentPart } from '../../payment';

/** What a buyer chose and filled in, ready to be sent: cards are encrypted. */
export interface Order {
  parts: readonly PaymentPart[];
  /** Of all parts, in minor units: what the buyer was shown. */
  amount: number;
  /** Digits (or CNPJ letters) only; like the address null when the buyer was not asked. */
  document: string | null;
  address: Address | null;
}
