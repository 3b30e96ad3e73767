import Type, { type Static } from 'typebox';
import { CardExpiry, CardHint } from '../cards/cardExpiry';
import {
  BankSlipDetails,
  ChargeChange,
  DeclineCode,
  EventType,
  PixDetails,
} from '../charges/Charge';
import { ChargeTerms } from '../charges/chargeMethods';

export const CardVerification = Type.Object({
  reference: Type.String(),
  profileId: Type.Union([Type.String(), Type.Null()]),
  declineCode: Type.Union([DeclineCode, Type.Null()]),
});
export type CardVerification = Static<typeof CardVerification>;

const nullableString = Type.Union([Type.String(), Type.Null()]);

/**
 * One line of the journal, written whole or not at all: whatever must happen together (created,
 * authorized and captured, and the webhook that announces it) is one record.
 */
export const JournalRecord = Type.Union([
  Type.Object({
    type: Type.Literal('charge-created'),
    at: Type.String(),
    webhookId: nullableString,
    chargeId: Type.String(),
    terms: ChargeTerms,
    pix: Type.Union([PixDetails, Type.Null()]),
    bankSlip: Type.Union([BankSlipDetails, Type.Null()]),
    cardExpiry: Type.Optional(CardExpiry),
    cardHint: Type.Optional(CardHint),
    change: ChargeChange,
  }),
  Type.Object({
    type: Type.Literal('charge-changed'),
    at: Type.String(),
    webhookId: Type.String(),
    eventType: Type.Optional(EventType),
    chargeId: Type.String(),
    change: ChargeChange,
  }),
  Type.Object({
    type: Type.Literal('card-verified'),
    at: Type.String(),
    verification: CardVerification,
    cardExpiry: Type.Optional(CardExpiry),
  }),
  Type.Object({
    type: Type.Literal('webhook-delivered'),
    at: Type.String(),
    webhookId: Type.String(),
  }),
]);
export type JournalRecord = Static<typeof JournalRecord>;
export type ChargeRecord = Extract<JournalRecord, { chargeId: string }>;
