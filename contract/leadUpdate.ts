import Type, { type Static } from 'typebox';
import { Address } from './address';
import { businesses } from './enumerations';
import { BirthDate, DocumentNumber } from './payment';

/** An id that may be anything: what nobody has is not found. */
export const LeadUpdateParameters = Type.Object({
  leadId: Type.String({ minLength: 1, maxLength: 80 }),
});

/** What becomes known of a lead after the first form. What is left out stays as it is. */
export const LeadUpdateRequest = Type.Object(
  {
    /** The lead's own. */
    business: Type.Enum([...businesses]),
    birthDate: Type.Optional(BirthDate),
    document: Type.Optional(DocumentNumber),
    /** The buyer's account in the seller's books. */
    relationAccount: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })),
    address: Type.Optional(Address),
  },
  { $id: 'LeadUpdateRequest', additionalProperties: false },
);
export type LeadUpdateRequest = Static<typeof LeadUpdateRequest>;

export const completedFields = ['birthDate', 'document', 'relationAccount', 'address'] as const;
export type CompletedField = (typeof completedFields)[number];

/** Which of these fields are known now; their values are not repeated. */
export const LeadUpdate = Type.Object(
  {
    leadId: Type.String({ format: 'uuid' }),
    completed: Type.Array(Type.Enum([...completedFields])),
  },
  { $id: 'LeadUpdate' },
);
export type LeadUpdate = Static<typeof LeadUpdate>;
