import Type, { type Static } from 'typebox';

export type CardOwner = { lead: string } | { reference: string };

export type CardPurpose = CardOwner & {
  attempt: string;
};

/**
 * The protected header of an `encryptedCard`. Everybody can read it and nobody can change it: the
 * cipher text is authenticated with it. A provider ignores names that it does not know (RFC 7516,
 * section 4), so none of them is critical (`crit`).
 */
export const CardHeader = Type.Object({
  alg: Type.Literal('RSA-OAEP-256'),
  enc: Type.Literal('A256GCM'),
  kid: Type.Optional(Type.String()),
  /** When it was encrypted: seconds since 1970, by the clock of the service (the `iat` of its key). */
  iat: Type.Integer(),
  /** The Idempotency-Key of the call that carries the card. */
  attempt: Type.String({ format: 'uuid' }),
  /** With POST /api/v2/payment: its `sfLeadId`. */
  lead: Type.Optional(Type.String({ format: 'uuid' })),
  /** With every other call: its `referenceId`, or the `subscriptionId` of its path. */
  reference: Type.Optional(Type.String()),
});
export type CardHeader = Static<typeof CardHeader>;
