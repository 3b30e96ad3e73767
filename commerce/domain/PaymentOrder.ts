import type { Address } from '@/contract/address';
import type { InPersonMethod } from '@/contract/enumerations';
import type { Payer } from '../providers/ChargeOrder';
import type { Sale } from './sales/Sale';

export type OrderedMethod =
  | { method: 'credit-card'; installments: number; encryptedCard: string }
  /** A card that the provider keeps. */
  | { method: 'default-credit-card'; installments: number; profileId: string }
  | { method: 'pix' }
  | { method: 'bankslip' }
  | { method: 'm-pesa'; phone: string }
  /** `authorization`: the points programme's word that the member agreed. */
  | { method: 'livelo'; points: number; authorization: string }
  | { method: InPersonMethod };

export interface OrderedPart {
  /** Minor units, interest included. */
  amount: number;
  method: OrderedMethod;
}

/** A checked and priced wish to pay: what is left to do is to charge it. */
export interface PaymentOrder {
  leadId: string;
  sale: Sale;
  /** The flow that the buyer is on, for the way back from a bank's page. */
  flowId: string | null;
  seller: string;
  source: string;
  payer: Payer;
  billingAddress: Address | null;
  /** Of all parts, in minor units. */
  amount: number;
  /** One, or two that are held until both can be taken. */
  parts: readonly OrderedPart[];
}
