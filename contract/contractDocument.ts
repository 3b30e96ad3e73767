import Type, { type Static } from 'typebox';
import { withDescription } from './withDescription';

const Id = Type.String({
  description:
    "An id that may be anything: what nobody has is answered like what is somebody else's",
  minLength: 1,
  maxLength: 80,
});

export const ContractRequest = Type.Object(
  {
    leadId: withDescription(Id, 'The lead who buys, left for this product'),
    planId: Id,
    voucher: Type.Optional(Type.String({ maxLength: 80 })),
    offer: Type.Optional(Type.String({ maxLength: 80 })),
    seller: Type.Optional(
      Type.String({
        description: "Who attends the sale; the lead's seller without it",
        minLength: 1,
        maxLength: 80,
      }),
    ),
  },
  {
    $id: 'ContractRequest',
    description: "What a contract is made of. The price is the server's own.",
    additionalProperties: false,
  },
);
export type ContractRequest = Static<typeof ContractRequest>;

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const Contract = Type.Object(
  {
    contractId: Type.String({ format: 'uuid', description: 'Unguessable' }),
    title: Type.String(),
    markdown: Type.String({ description: 'CommonMark without HTML: the text that is agreed on' }),
    html: Type.String({ description: 'The same as HTML that is safe to put into a page' }),
    hash: withDescription(Sha256, 'Of `markdown` in UTF-8'),
    createdAt: Type.String({ format: 'date-time' }),
    acceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  {
    $id: 'Contract',
    description: "A buyer's own contract. It never changes: other terms are another contract.",
  },
);
export type Contract = Static<typeof Contract>;

export const ContractQuery = Type.Object(
  { id: Type.Optional(Id) },
  {
    description:
      'Which contract to download. Without an id, or with one that nobody has, it is not found.',
  },
);

export const ContractParameters = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 80 }),
  id: Id,
});

export const ContractAcceptanceRequest = Type.Object(
  { leadId: Id },
  {
    $id: 'ContractAcceptanceRequest',
    description: 'Who accepts the contract',
    additionalProperties: false,
  },
);
export type ContractAcceptanceRequest = Static<typeof ContractAcceptanceRequest>;

export const ContractAcceptance = Type.Object(
  {
    contractId: Type.String({ format: 'uuid' }),
    hash: withDescription(Sha256, 'Of the text that was accepted'),
    acceptedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'ContractAcceptance', description: 'That the contract was accepted, and when' },
);
export type ContractAcceptance = Static<typeof ContractAcceptance>;
