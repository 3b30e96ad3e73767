import Type, { type Static } from 'typebox';
import { Address } from './address';
import { BusinessCode } from './business';
import { BirthDate, DocumentNumber } from './buyer';
import { withDescription } from './withDescription';

export const LeadUpdateParameters = Type.Object(
  {
    leadId: Type.String({ minLength: 1, maxLength: 80 }),
  },
  { description: 'An id that may be anything: what nobody has is not found' },
);

export const LeadUpdateRequest = Type.Object(
  {
    business: withDescription(BusinessCode, "The lead's own"),
    birthDate: Type.Optional(BirthDate),
    document: Type.Optional(DocumentNumber),
    relationAccount: Type.Optional(
      Type.String({
        description: "The buyer's account in the seller's books",
        minLength: 1,
        maxLength: 80,
        pattern: '\\S',
      }),
    ),
    address: Type.Optional(Address),
  },
  {
    $id: 'LeadUpdateRequest',
    description:
      'What becomes known of a lead after the first form. What is left out stays as it is.',
    additionalProperties: false,
  },
);
export type LeadUpdateRequest = Static<typeof LeadUpdateRequest>;

export const completedFields = ['birthDate', 'document', 'relationAccount', 'address'] as const;
export type CompletedField = (typeof completedFields)[number];

export const LeadUpdate = Type.Object(
  {
    leadId: Type.String({ format: 'uuid' }),
    completed: Type.Array(Type.Enum([...completedFields])),
  },
  {
    $id: 'LeadUpdate',
    description: 'Which of these fields are known now; their values are not repeated',
  },
);
export type LeadUpdate = Static<typeof LeadUpdate>;
