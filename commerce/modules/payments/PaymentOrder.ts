import type { Address } from '@/contract/address';
import type { Consent } from '@/contract/consent';
import type { Tracking } from '@/contract/tracking';
import type { ChargeMethod, Payer, Without } from '../../providers/PaymentProvider';
import type { AgreedTrial } from '../agreements/Trial';
import type { Sale } from '../payLinks/Sale';

/** A method as it is ordered; the provider's other parameters are decided when it is charged. */
export type OrderedMethod = Without<
  ChargeMethod,
  'capture' | 'dueDate' | 'expiresInSeconds' | 'returnUrl'
>;

export interface OrderedPart {
  /** Minor units, interest included. */
  amount: number;
  method: OrderedMethod;
}

/** A checked and priced request to pay, ready to be charged. */
export interface PaymentOrder {
  leadId: string;
  sale: Sale;
  /** The flow that the buyer is on, for the way back from a bank's page. */
  flowId: string | null;
  /** The host at which the buyer pays, as `PaymentCaller` says it; absent: nobody is at a page. */
  returnHost?: string | null;
  seller: string;
  source: string;
  /** The campaign that brought the buyer first. */
  tracking: Tracking | null;
  payer: Payer;
  billingAddress: Address | null;
  /** Bought although the buyer has paid for the product already, with another lead. */
  isDeliberate: boolean;
  /** What was accepted with it; absent where nobody asked. */
  consent?: Consent | undefined;
  /** Who asks for it. */
  cause: 'buyer' | 'schedule';
  /** What it begins instead of charging: the card is only checked. */
  trial: AgreedTrial | null;
  /** Of all parts, in minor units. */
  amount: number;
  /** One, or two that are held until both can be taken. */
  parts: readonly OrderedPart[];
}
