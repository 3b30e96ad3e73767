import type { CardCompany, Currency, DeclineReason } from '@/contract/enumerations';
import type { CardKey } from '@/contract/cardKey';
import type { PaymentPart } from '@/contract/paymentParts';
import type { CardCompanyId } from '@/domain/cardCompanies';

export interface ProviderEvent {
  id: string;
  charge: Charge;
}

export interface OpenCharge {
  pixTxid: string | null;
  bankSlipId: string | null;
  mpesaId: string | null;
  chargeId: string | null;
}

/**
 * The port to a payment provider, which must offer charges that are idempotent by reference for at
 * least 24 hours, a look-up by that reference, a list of a day's charges, and amount and currency in
 * every answer about a charge. Every call throws ProviderUnavailable when there was no usable answer
 * (its outcome is unknown), its subclass ProviderNotReached when the call certainly charged nothing,
 * and ProviderRefusal when the provider refused for certain. The adapter alone knows its provider's
 * statuses: it says which of them certainly charged nothing, and treats every other as unknown. An
 * action (expire, receive, capture, void, refund) answers the charge as it is then, also when the
 * action is done already or the charge is past it. It throws a ProviderRefusal when the provider will
 * not do it and the charge stays as it was.
 */
export interface PaymentProvider {
  /** Part of the address of its webhooks, and stored with every payment in the database. */
  readonly name: string;
  /**
   * Minor units of any currency: the minimum of one of several installments; 0: none. No smaller
   * installment is offered or charged.
   */
  readonly minimumInstallment: number;
  getCardKey(): Promise<CardKey>;
  createCharge(order: ChargeOrder): Promise<Charge>;
  /** Null when the provider never received a charge with this reference. */
  findCharge(reference: string): Promise<Charge | null>;
  /**
   * Lists the charges that were created on a day, as they are now, oldest first, page by page.
   * @param day YYYY-MM-DD in UTC
   * @param onUnreadable Called for each charge that makes no sense; the others are listed.
   */
  listCharges(day: string, onUnreadable: (error: Error) => void): AsyncIterable<Charge>;
  expireCharge(chargeId: string): Promise<Charge>;
  receiveCharge(chargeId: string): Promise<Charge>;
  captureCharge(chargeId: string): Promise<Charge>;
  voidCharge(chargeId: string): Promise<Charge>;
  refundCharge(chargeId: string): Promise<Charge>;
  /** Refunds some or all of it. Idempotent by `reference`: two calls refund once. */
  refundPart(chargeId: string, order: RefundOrder): Promise<Charge>;
  /**
   * Checks and stores a card without charging it. Idempotent by `reference`; another reference gets
   * another profile id, even for the same card.
   */
  verifyCard(order: CardVerificationOrder): Promise<CardVerificationResult>;
  /**
   * The provider's fingerprint of a card: the same for the same number, another for any other, and not
   * reversible to a number; null: it has none. Called before a card is tried; moves no money and calls
   * no bank. Absent when a provider has no fingerprints: its cards are limited by lead and address
   * alone.
   */
  identifyCard?(encryptedCard: string): Promise<string | null>;
  getBankSlipDocument(bankSlipId: string): Promise<string>;
  /**
   * Reads a webhook.
   * @throws InvalidSignature when the provider did not sign it, InvalidEvent when it makes no sense.
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent;
  isReachable(): Promise<boolean>;
  simulatePayment?(charge: OpenCharge): Promise<void>;
}

export type ChargeStatus =
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'requires_action'
  | 'pending'
  | 'expired'
  | 'voided'
  | 'refunded';

export interface CardHint {
  company: CardCompanyId | null;
  lastDigits: string;
}

export interface Charge {
  id: string;
  reference: string;
  /** Minor units; compared with what was ordered before it counts. */
  amount: number;
  currency: string;
  status: ChargeStatus;
  declineReason: DeclineReason | null;
  profileId: string | null;
  card?: CardHint | null;
  redirect: string | null;
  pix: { txid: string; code: string; expiresAt: Date } | null;
  bankSlip: { id: string; barcode: string; digitableLine: string; dueDate: string } | null;
  mpesa: { id: string } | null;
  refunds?: readonly ChargeRefund[];
  /**
   * The dispute that the card's holder opened at the bank; null: none. The charge stays captured while
   * it is open, and is `refunded` once it is lost.
   */
  dispute?: 'open' | 'won' | 'lost' | null;
}

export interface ChargeRefund {
  reference: string | null;
  amount: number;
}

export interface RefundOrder {
  reference: string;
  amount: number;
  /** Receives the refund of a bank slip, which has no way back. */
  pixKey?: string;
}

export interface Payer {
  name: string;
  email: string;
  phone: string;
  document: string | null;
}

/**
 * Methods whose charge has other members than the buyer's part of the request. `capture` false only
 * authorizes the money, to be captured or voided later.
 */
type PreparedMethod =
  | {
      method: 'credit-card';
      installments: number;
      cardCompany: CardCompany;
      encryptedCard: string;
      returnUrl: string;
      capture: boolean;
      store: boolean;
    }
  | { method: 'default-credit-card'; installments: number; profileId: string; capture: boolean }
  | { method: 'livelo'; points: number; authorization: string; capture: boolean }
  | { method: 'pix'; expiresInSeconds: number }
  | { method: 'bankslip'; dueDate: string };

export type Without<Union, Field extends PropertyKey> = Union extends unknown
  ? Omit<Union, Field>
  : never;

export type ChargeMethod =
  PreparedMethod | Without<Exclude<PaymentPart, { method: PreparedMethod['method'] }>, 'amount'>;

export interface ChargeOrder {
  reference: string;
  amount: number;
  currency: Currency;
  payer: Payer;
  description: string;
  merchant: { name: string; city: string };
  method: ChargeMethod;
}

export interface CardVerificationOrder {
  reference: string;
  encryptedCard: string;
}

export type CardVerificationResult =
  { profileId: string; declineReason: null } | { profileId: null; declineReason: DeclineReason };
