import Type, { type Static } from 'typebox';
import { cardCompanies, type InPersonMethod } from './enumerations';
import { MinorUnits } from './money';

/**
 * A card, encrypted in the browser with the provider's public key: JWE compact serialization
 * (RFC 7516) of `CardData`. Nothing between the browser and the provider can read it.
 */
export const EncryptedCard = Type.String({
  pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
  maxLength: 4096,
});

/** The plain text inside `EncryptedCard`. Exists in the browser's memory and at the provider only. */
export interface CardData {
  /** Digits only. */
  number: string;
  holderName: string;
  /** 1-12. */
  expirationMonth: number;
  /** Four digits. */
  expirationYear: number;
  securityCode: string;
}

/**
 * With a second part: how much of the price this part takes, before interest; `amount` without it.
 * The principals of both parts add up to the price.
 */
const Principal = Type.Intersect([MinorUnits, Type.Integer({ minimum: 1 })]);

export const CreditCardPart = Type.Object(
  {
    method: Type.Literal('credit-card'),
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1, maximum: 24 }),
    principal: Type.Optional(Principal),
    cardCompany: Type.Enum([...cardCompanies]),
    encryptedCard: EncryptedCard,
    /** Only with the buyer's consent in words (docs/decisions/026-stored-cards.md). */
    storeCard: Type.Optional(
      Type.Literal(true, {
        description:
          'The buyer agreed in words to have the card kept for an hour, for what is offered after this purchase. The answer sets a cookie, without which the paymentProfileIds pay for nothing.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const PixPart = Type.Object(
  { method: Type.Literal('pix'), amount: MinorUnits },
  { additionalProperties: false },
);

export const BankSlipPart = Type.Object(
  { method: Type.Literal('bankslip'), amount: MinorUnits },
  { additionalProperties: false },
);

/** A push to the buyer's phone in Mozambique, to be confirmed there with the PIN. */
export const MpesaPart = Type.Object(
  {
    method: Type.Literal('m-pesa'),
    amount: MinorUnits,
    /**
     * A Mozambican mobile number, E.164 (docs/behaviour.md 11, "Phones"). It need not be the
     * lead's.
     */
    phone: Type.String({ pattern: '^\\+2588[2-7][0-9]{7}$' }),
  },
  { additionalProperties: false },
);

/**
 * A card that the provider stored with an earlier payment: one click, nothing to type. Taken from
 * the browser that stored it (its cookie), within an hour, for what is offered after that purchase
 * by the same company; else 422 `invalid_field` at `paymentProfileId`.
 */
export const StoredCardPart = Type.Object(
  {
    method: Type.Literal('default-credit-card'),
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1, maximum: 24 }),
    principal: Type.Optional(Principal),
    /** One of the `paymentProfileIds` that an earlier payment of the same lead was answered with. */
    paymentProfileId: Type.String({ minLength: 1, maxLength: 100 }),
  },
  { additionalProperties: false },
);

/** What the seller receives from the buyer in person, and confirms later. */
const inPersonPart = <Method extends InPersonMethod>(method: Method) =>
  Type.Object(
    { method: Type.Literal(method), amount: MinorUnits },
    { additionalProperties: false },
  );

/** Points of the Livelo program, worth `amount`. */
export const LiveloPart = Type.Object(
  {
    method: Type.Literal('livelo'),
    /** The cash that the points stand for. */
    amount: MinorUnits,
    points: Type.Integer({ minimum: 1 }),
    /** Of a member who proved who they are (POST /api/v1/livelo/...). */
    liveloSession: Type.String({ minLength: 16, maxLength: 100 }),
  },
  { additionalProperties: false },
);

export const PaymentPart = Type.Union([
  CreditCardPart,
  StoredCardPart,
  PixPart,
  BankSlipPart,
  MpesaPart,
  LiveloPart,
  inPersonPart('credit-card-in-person'),
  inPersonPart('pix-in-person'),
  inPersonPart('cash'),
  inPersonPart('cheque'),
]);
export type PaymentPart = Static<typeof PaymentPart>;

/**
 * One method, or two that add up: two cards, a card and Pix, points and either. The joined names
 * (`credit-card+pix`) must be among the plan's payment methods.
 */
export const PaymentParts = Type.Array(PaymentPart, { minItems: 1, maxItems: 2 });
