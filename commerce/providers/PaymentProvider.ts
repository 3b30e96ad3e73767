import type { CardKey } from '@/contract/payment';
import type { Charge } from './Charge';
import type { ChargeOrder } from './ChargeOrder';

/** A provider's signed message that a charge has changed. */
export interface ProviderEvent {
  /** Unique at the provider: the same event may arrive more than once. */
  id: string;
  charge: Charge;
}

/**
 * The port to a payment provider. Every call throws ProviderUnavailable when there was no usable
 * answer (its outcome is unknown) and ProviderRefusal when the provider refused for certain.
 */
export interface PaymentProvider {
  readonly name: string;
  getCardKey(): Promise<CardKey>;
  /** Idempotent by `paymentId`: asked twice, it charges once. */
  createCharge(order: ChargeOrder): Promise<Charge>;
  /** Null when the provider never received this payment. */
  findCharge(paymentId: string): Promise<Charge | null>;
  /** Ends an open Pix, slip or M-Pesa. Answers the charge as it is then, which may be captured. */
  expireCharge(chargeId: string): Promise<Charge>;
  /** Gives up a charge that waits for the buyer. Answers the charge as it is then. */
  voidCharge(chargeId: string): Promise<Charge>;
  refundCharge(chargeId: string): Promise<Charge>;
  /** A printable HTML page. */
  getBankSlipDocument(bankSlipId: string): Promise<string>;
  /**
   * Reads a webhook.
   * @throws InvalidSignature when it is not the provider's, InvalidEvent when it makes no sense.
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent;
  isReachable(): Promise<boolean>;
  /** Pays an open Pix, slip or M-Pesa as a buyer would. Only test providers can. */
  simulatePayment?(charge: {
    pixTxid: string | null;
    bankSlipId: string | null;
    mpesaId: string | null;
  }): Promise<void>;
}
