import Type, { type Static } from 'typebox';
import { cardCompanies, type InPersonMethod } from './enumerations';
import { cardDataExample, encryptedCardExample } from './examples';
import { MinorUnits } from './money';
import { withDescription } from './withDescription';

export const CardData = Type.Object(
  {
    number: Type.String({ pattern: '^[0-9]{12,19}$', description: 'Digits only' }),
    holderName: Type.String({ description: 'As it stands on the card' }),
    expirationMonth: Type.Integer({ minimum: 1, maximum: 12 }),
    expirationYear: Type.Integer({ description: 'Four digits', minimum: 2000, maximum: 9999 }),
    securityCode: Type.String({ pattern: '^[0-9]{3,4}$' }),
  },
  {
    $id: 'CardData',
    description:
      "The plain text inside an `encryptedCard`, as JSON in UTF-8. It exists in the browser's memory and at the provider only.",
    examples: [cardDataExample],
  },
);
export type CardData = Static<typeof CardData>;

export const EncryptedCard = Type.String({
  description:
    "A card, encrypted in the browser with the provider's public key: JWE compact serialization (RFC 7516; `alg` RSA-OAEP-256, `enc` A256GCM, `kid` of the key) of `CardData`. Its protected header also says what it is for: `attempt`, the Idempotency-Key of the call; `lead`, the `sfLeadId` of POST /api/v2/payment, or with every other call `reference`, its `referenceId` or the `subscriptionId` of its path; and `iat`, that of the key. Of another attempt or buyer it is 422 `encrypted_card_mismatch`, after ten minutes 422 `encrypted_card_expired`. Nothing between the browser and the provider can read it.",
  pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
  maxLength: 4096,
  contentMediaType: 'application/jose',
  // The content, as the provider decrypts it.
  contentSchema: { $ref: 'CardData#' },
  examples: [encryptedCardExample],
});

const Principal = Type.Intersect([MinorUnits, Type.Integer({ minimum: 1 })], {
  description:
    'With a second part: how much of the price this part takes, before interest; `amount` without it. The principals of both parts add up to the price.',
});

export const CreditCardPart = Type.Object(
  {
    method: Type.Literal('credit-card'),
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1, maximum: 24 }),
    principal: Type.Optional(Principal),
    cardCompany: Type.Enum([...cardCompanies]),
    encryptedCard: EncryptedCard,
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

export const MpesaPart = Type.Object(
  {
    method: Type.Literal('m-pesa'),
    amount: MinorUnits,
    phone: Type.String({
      description:
        "A mobile number of Vodacom in Mozambique, E.164: only 84 and 85 have M-Pesa. It need not be the lead's.",
      pattern: '^\\+2588[45][0-9]{7}$',
    }),
  },
  {
    description: "A push to the buyer's phone in Mozambique, to be confirmed there with the PIN",
    additionalProperties: false,
  },
);

export const StoredCardPart = Type.Object(
  {
    method: Type.Literal('default-credit-card'),
    amount: MinorUnits,
    installments: Type.Integer({ minimum: 1, maximum: 24 }),
    principal: Type.Optional(Principal),
    paymentProfileId: Type.String({
      description:
        'One of the `paymentProfileIds` that an earlier payment of the same lead was answered with',
      minLength: 1,
      maxLength: 100,
    }),
  },
  {
    description:
      'A card that the provider stored with an earlier payment: one click, nothing to type. Taken from the browser that stored it (its cookie), within an hour, for what is offered after that purchase by the same company; else 422 `invalid_field` at `paymentProfileId`.',
    additionalProperties: false,
  },
);

const inPersonPart = <Method extends InPersonMethod>(method: Method) =>
  Type.Object(
    { method: Type.Literal(method), amount: MinorUnits },
    { additionalProperties: false },
  );

export const LiveloPart = Type.Object(
  {
    method: Type.Literal('livelo'),
    amount: withDescription(MinorUnits, 'The cash that the points stand for'),
    points: Type.Integer({ minimum: 1 }),
    liveloSession: Type.String({
      description: 'Of a member who proved who they are (POST /api/v1/livelo/...)',
      minLength: 16,
      maxLength: 100,
    }),
  },
  { description: 'Points of the Livelo program, worth `amount`', additionalProperties: false },
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

export const PaymentParts = Type.Array(PaymentPart, {
  description:
    "One method, or two that add up: two cards, a card and Pix, points and either. The joined names (`credit-card+pix`) must be among the plan's payment methods.",
  minItems: 1,
  maxItems: 2,
});
