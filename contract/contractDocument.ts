import Type, { type Static } from 'typebox';

/** An id that may be anything: what nobody has is answered like what is somebody else's. */
const Id = Type.String({ minLength: 1, maxLength: 80 });

/** What a contract is made of. The price is the server's own. */
export const ContractRequest = Type.Object(
  {
    /** The lead who buys, left for this product. */
    leadId: Id,
    planId: Id,
    voucher: Type.Optional(Type.String({ maxLength: 80 })),
    offer: Type.Optional(Type.String({ maxLength: 80 })),
    /** Who attends the sale; the lead's seller without it. */
    seller: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  { $id: 'ContractRequest', additionalProperties: false },
);
export type ContractRequest = Static<typeof ContractRequest>;

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A buyer's own contract. It never changes: other terms are another contract. */
export const Contract = Type.Object(
  {
    contractId: Type.String({ format: 'uuid', description: 'Unguessable' }),
    title: Type.String(),
    markdown: Type.String({ description: 'CommonMark without HTML: the text that is agreed on' }),
    html: Type.String({ description: 'The same as HTML that is safe to put into a page' }),
    /** Of `markdown` in UTF-8. */
    hash: Sha256,
    createdAt: Type.String({ format: 'date-time' }),
    acceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'Contract' },
);
export type Contract = Static<typeof Contract>;

/** Which contract to download. Without an id, or with one that nobody has, it is not found. */
export const ContractQuery = Type.Object({ id: Type.Optional(Id) });

export const ContractParameters = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 80 }),
  id: Id,
});

export const ContractAcceptanceRequest = Type.Object(
  { leadId: Id },
  { $id: 'ContractAcceptanceRequest', additionalProperties: false },
);
export type ContractAcceptanceRequest = Static<typeof ContractAcceptanceRequest>;

export const ContractAcceptance = Type.Object(
  {
    contractId: Type.String({ format: 'uuid' }),
    /** Of the text that was accepted. */
    hash: Sha256,
    acceptedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'ContractAcceptance' },
);
export type ContractAcceptance = Static<typeof ContractAcceptance>;
