import type { Currency, InPersonMethod } from '@/contract/enumerations';

export interface Payer {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  document: string | null;
}

/** `capture` false: the money is held only, to be captured or voided later. */
export type ChargeMethod =
  | {
      method: 'credit-card';
      installments: number;
      encryptedCard: string;
      returnUrl: string;
      capture: boolean;
    }
  | { method: 'default-credit-card'; installments: number; profileId: string; capture: boolean }
  | { method: 'livelo'; points: number; authorization: string; capture: boolean }
  /** Received by the seller, who tells the provider of it. */
  | { method: InPersonMethod }
  | { method: 'pix'; expiresInSeconds: number }
  | { method: 'bankslip'; dueDate: string }
  /** `phone`, E.164: whom the provider asks for the PIN. */
  | { method: 'm-pesa'; phone: string };

/** What a provider is asked to charge. */
export interface ChargeOrder {
  /** Our part's reference, by which the provider charges it once. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  payer: Payer;
  description: string;
  merchant: { name: string; city: string };
  method: ChargeMethod;
}
