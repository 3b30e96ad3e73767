import type { Address } from '@/contract/address';
import type { Business, Currency, Operation, PaymentType } from '@/contract/enumerations';
import type { Payer } from '../providers/ChargeOrder';

export type OrderedMethod =
  | { method: 'credit-card'; installments: number; encryptedCard: string }
  | { method: 'pix' }
  | { method: 'bankslip' }
  | { method: 'm-pesa'; phone: string };

/** A checked and priced wish to pay: what is left to do is to charge it. */
export interface PaymentOrder {
  leadId: string;
  type: PaymentType;
  business: Business;
  productCode: string;
  planId: string;
  operation: Operation;
  voucher: string | null;
  offer: string | null;
  /** The flow that the buyer is on, for the way back from a bank's page. */
  flowId: string | null;
  seller: string;
  source: string;
  payer: Payer;
  billingAddress: Address | null;
  /** Minor units. */
  amount: number;
  currency: Currency;
  method: OrderedMethod;
}
