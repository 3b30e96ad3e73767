import type { Currency } from '@/contract/enumerations';

export interface Payer {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  document: string | null;
}

export type ChargeMethod =
  | { method: 'credit-card'; installments: number; encryptedCard: string; returnUrl: string }
  | { method: 'pix'; expiresInSeconds: number }
  | { method: 'bankslip'; dueDate: string }
  /** `phone`, E.164: whom the provider asks for the PIN. */
  | { method: 'm-pesa'; phone: string };

/** What a provider is asked to charge. */
export interface ChargeOrder {
  paymentId: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  payer: Payer;
  description: string;
  merchant: { name: string; city: string };
  method: ChargeMethod;
}
