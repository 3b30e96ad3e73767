import Type, { type Static } from 'typebox';
import {
  BankSlipTerms,
  CardTerms,
  InPersonTerms,
  LiveloTerms,
  MpesaTerms,
  PixTerms,
  StoredCardTerms,
} from './ChargeTerms';

const CardRequest = Type.Object(
  { ...CardTerms.properties, encryptedCard: Type.String({ minLength: 1, maxLength: 4096 }) },
  { additionalProperties: false },
);

export type ChargeRequest =
  | Static<typeof CardRequest>
  | Static<typeof PixTerms>
  | Static<typeof BankSlipTerms>
  | Static<typeof MpesaTerms>
  | Static<typeof StoredCardTerms>
  | Static<typeof InPersonTerms>
  | Static<typeof LiveloTerms>;

/** Body of POST /charges. The discriminator makes errors speak of the method that was asked for. */
export const ChargeRequest = Type.Unsafe<ChargeRequest>({
  type: 'object',
  required: ['method'],
  discriminator: { propertyName: 'method' },
  oneOf: [
    CardRequest,
    StoredCardTerms,
    PixTerms,
    BankSlipTerms,
    MpesaTerms,
    InPersonTerms,
    LiveloTerms,
  ],
});
