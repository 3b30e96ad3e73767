import type { CardKey } from '@/contract/payment';
import type { CardVerificationOrder, CardVerificationResult } from './CardVerification';
import type { Charge } from './Charge';
import type { ChargeOrder } from './ChargeOrder';

/** A provider's signed message that a charge has changed. */
export interface ProviderEvent {
  /** Unique at the provider: the same event may arrive more than once. */
  id: string;
  charge: Charge;
}

/** What identifies a charge that waits for its buyer; the first that is there counts. */
export interface OpenCharge {
  pixTxid: string | null;
  bankSlipId: string | null;
  mpesaId: string | null;
  /** The provider's id, for what a seller receives in person. */
  chargeId: string | null;
}

/**
 * The port to a payment provider. Every call throws ProviderUnavailable when there was no usable
 * answer (its outcome is unknown) and ProviderRefusal when the provider refused for certain.
 */
export interface PaymentProvider {
  readonly name: string;
  getCardKey(): Promise<CardKey>;
  /** Idempotent by `reference`: asked twice, it charges once. */
  createCharge(order: ChargeOrder): Promise<Charge>;
  /** Null when the provider never received a charge of this reference. */
  findCharge(reference: string): Promise<Charge | null>;
  /** Ends an open Pix, slip or M-Pesa. Answers the charge as it is then, which may be captured. */
  expireCharge(chargeId: string): Promise<Charge>;
  /** Takes what is held. Answers the charge as it is then. */
  captureCharge(chargeId: string): Promise<Charge>;
  /** Gives up a charge that waits for the buyer or is held. Answers the charge as it is then. */
  voidCharge(chargeId: string): Promise<Charge>;
  refundCharge(chargeId: string): Promise<Charge>;
  /** Checks a card and keeps it, without charging it. Idempotent by `reference`. */
  verifyCard(order: CardVerificationOrder): Promise<CardVerificationResult>;
  /** A printable HTML page. */
  getBankSlipDocument(bankSlipId: string): Promise<string>;
  /**
   * Reads a webhook.
   * @throws InvalidSignature when it is not the provider's, InvalidEvent when it makes no sense.
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent;
  isReachable(): Promise<boolean>;
  /** Pays what waits for its buyer as the buyer would. Only test providers can. */
  simulatePayment?(charge: OpenCharge): Promise<void>;
}
