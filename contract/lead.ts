import Type, { type Static } from 'typebox';
import { businesses, locales, operations, planTypes } from './enumerations';

/** E.164, as every call carries phones (docs/behaviour.md 11, "Phones"). */
export const PhoneNumber = Type.String({ pattern: '^\\+[1-9][0-9]{4,14}$' });

export const LeadRequest = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: 200 }),
    email: Type.String({ minLength: 7, maxLength: 80 }),
    phone: PhoneNumber,
    business: Type.Enum([...businesses]),
    productCode: Type.String({ minLength: 1, maxLength: 80 }),
    planId: Type.Optional(Type.String({ maxLength: 80 })),
    /** Of the plan that the flow sells, where the brand sends it. */
    planType: Type.Optional(Type.Enum([...planTypes])),
    seller: Type.String({ minLength: 1, maxLength: 80 }),
    source: Type.String({ minLength: 1, maxLength: 200 }),
    operation: Type.Enum([...operations]),
    locale: Type.Enum([...locales]),
    /** The flow that the buyer is on; an unknown one is the product's first, as on the pages. */
    flowId: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only from route `vip` (docs/behaviour.md 6). */
    contactId: Type.Optional(Type.String({ maxLength: 80 })),
    /** How the buyer heard of the product, where the brand asks. */
    referer: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  { $id: 'LeadRequest', additionalProperties: false },
);
export type LeadRequest = Static<typeof LeadRequest>;

export const LeadResponse = Type.Object(
  { leadId: Type.String({ format: 'uuid' }) },
  { $id: 'LeadResponse' },
);
export type LeadResponse = Static<typeof LeadResponse>;
