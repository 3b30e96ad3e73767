import type { CardCompany, Currency, DeclineReason } from '@/contract/enumerations';
import type { CardKey } from '@/contract/cardKey';
import type { PaymentPart } from '@/contract/paymentParts';
import type { CardCompanyId } from '@/domain/cardCompanies';

/** A provider's signed message that a charge has changed. */
export interface ProviderEvent {
  /** Unique at the provider: the same event may arrive more than once. */
  id: string;
  charge: Charge;
}

/** What identifies a charge that waits for its buyer; the first one present counts. */
export interface OpenCharge {
  pixTxid: string | null;
  bankSlipId: string | null;
  mpesaId: string | null;
  /** The provider's id, for what a seller receives in person. */
  chargeId: string | null;
}

/**
 * The port to a payment provider, and what a provider must offer to stand behind it: charges that are
 * idempotent by reference for at least 24 hours, a look-up by that reference, a list of a day's
 * charges, and amount and currency in every answer about a charge.
 *
 * Every call throws ProviderUnavailable when there was no usable answer (its outcome is unknown),
 * ProviderNotReached, a kind of it, for an answer that certainly took nothing, and ProviderRefusal
 * when the provider refused for certain. The adapter alone knows its provider's statuses: it says
 * which of them certainly took nothing, and counts every other as unknown.
 *
 * An action (expire, receive, capture, void, refund) answers the charge as it is then: done already, or past
 * it. One that the provider will not do, so that the charge stays as it was, is a ProviderRefusal.
 */
export interface PaymentProvider {
  /** Stands in the address of its webhooks, and with every payment in the database. */
  readonly name: string;
  /**
   * Minor units, of whatever currency: what it takes at least as one of several installments; 0: anything.
   * None below it is offered or charged.
   */
  readonly minimumInstallment: number;
  getCardKey(): Promise<CardKey>;
  /** Idempotent by `reference`: two calls charge once. */
  createCharge(order: ChargeOrder): Promise<Charge>;
  /** Null when the provider never received a charge of this reference. */
  findCharge(reference: string): Promise<Charge | null>;
  /**
   * The charges that were created on a day, as they are now, oldest first. Asked for page by page.
   * @param day YYYY-MM-DD in UTC
   * @param onUnreadable Told of each charge that makes no sense; the others are listed.
   */
  listCharges(day: string, onUnreadable: (error: Error) => void): AsyncIterable<Charge>;
  /** Ends an open Pix, slip or M-Pesa, which may have been captured meanwhile. */
  expireCharge(chargeId: string): Promise<Charge>;
  /** Says that the seller has what the buyer pays in person. */
  receiveCharge(chargeId: string): Promise<Charge>;
  /** Takes what is held. */
  captureCharge(chargeId: string): Promise<Charge>;
  /** Gives up a charge that waits for the buyer or is held. */
  voidCharge(chargeId: string): Promise<Charge>;
  /** Gives back all that is left of what was taken. */
  refundCharge(chargeId: string): Promise<Charge>;
  /** Gives back some or all of it. Idempotent by `reference`: two calls give back once. */
  refundPart(chargeId: string, order: RefundOrder): Promise<Charge>;
  /**
   * Checks a card and stores it, without charging it. Idempotent by `reference`; another reference
   * gets another profile id, even for the same card.
   */
  verifyCard(order: CardVerificationOrder): Promise<CardVerificationResult>;
  /**
   * The provider's fingerprint of a card: the same for the same number, another for any other, and
   * nobody makes a number of it; null: it says none. Asked before a card is tried; moves no money and
   * asks no bank. Left out by a provider that cannot tell: its cards are limited by lead and address
   * alone.
   */
  identifyCard?(encryptedCard: string): Promise<string | null>;
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

export type ChargeStatus =
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'requires_action'
  | 'pending'
  | 'expired'
  | 'voided'
  | 'refunded';

/** What a receipt may show of a card: its company, where it is known, and its last four digits. */
export interface CardHint {
  company: CardCompanyId | null;
  lastDigits: string;
}

/** A charge at a payment provider, in the words of this service. */
export interface Charge {
  /** The provider's id. */
  id: string;
  /** Our part's reference, by which the provider charges it once. */
  reference: string;
  /** What it is about, in minor units: compared with what was ordered before it counts. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  status: ChargeStatus;
  declineReason: DeclineReason | null;
  /** A stored card, usable for one-click purchases. */
  profileId: string | null;
  /** By what its holder knows the card again; null where the provider does not say. */
  card?: CardHint | null;
  /** Where the buyer's bank asks for confirmation. */
  redirect: string | null;
  pix: { txid: string; code: string; expiresAt: Date } | null;
  bankSlip: { id: string; barcode: string; digitableLine: string; dueDate: string } | null;
  mpesa: { id: string } | null;
  /** What has gone back, oldest first; left out by a provider that does not say. */
  refunds?: readonly ChargeRefund[];
  /**
   * What the card's holder has the bank do; null: nothing. While it is open the charge stays captured,
   * one that is lost is `refunded`.
   */
  dispute?: 'open' | 'won' | 'lost' | null;
}

export interface ChargeRefund {
  /** Ours; null: it was not asked for by one. */
  reference: string | null;
  /** Minor units. */
  amount: number;
}

/** Money of a charge that is to go back. */
export interface RefundOrder {
  reference: string;
  /** Minor units. */
  amount: number;
  /** Where the money of a bank slip goes, which has no way back. */
  pixKey?: string;
}

export interface Payer {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  document: string | null;
}

/**
 * Methods whose charge has other members than the buyer's part of the request.
 * `capture` false: the money is held only, to be captured or voided later.
 */
type PreparedMethod =
  | {
      method: 'credit-card';
      installments: number;
      /** As the buyer left it: detected from the number, or chosen. */
      cardCompany: CardCompany;
      encryptedCard: string;
      returnUrl: string;
      capture: boolean;
      /** Whether to keep the card for one-click purchases: its buyer agreed. */
      store: boolean;
    }
  | { method: 'default-credit-card'; installments: number; profileId: string; capture: boolean }
  | { method: 'livelo'; points: number; authorization: string; capture: boolean }
  | { method: 'pix'; expiresInSeconds: number }
  | { method: 'bankslip'; dueDate: string };

/** Each member of a union without some of its fields. */
export type Without<Union, Field extends PropertyKey> = Union extends unknown
  ? Omit<Union, Field>
  : never;

/** How a charge is paid: as prepared here, else as the buyer's part of the request says. */
export type ChargeMethod =
  PreparedMethod | Without<Exclude<PaymentPart, { method: PreparedMethod['method'] }>, 'amount'>;

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

/** A card to be checked and stored without a charge. */
export interface CardVerificationOrder {
  /** Ours: the provider answers two calls with the same reference alike. */
  reference: string;
  encryptedCard: string;
}

/** Either the card is stored, under `profileId`, or it was refused. */
export type CardVerificationResult =
  { profileId: string; declineReason: null } | { profileId: null; declineReason: DeclineReason };
