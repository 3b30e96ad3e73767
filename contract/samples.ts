import Type, { type Static } from 'typebox';
import { businesses, locales, operations } from './enumerations';

/** What can be made to try the pages of what is paid later, anywhere but in production. */
export const sampleKinds = [
  'invoice',
  'sale-invoice',
  'first-invoice-payment',
  'renew',
  'upgrade',
  'recovery',
  'custom-offer',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

export const SampleParameters = Type.Object({ kind: Type.Enum([...sampleKinds]) });

export const SampleRequest = Type.Object(
  {
    business: Type.Enum([...businesses]),
    productCode: Type.String({ minLength: 1, maxLength: 80 }),
    operation: Type.Enum([...operations]),
    /** The product's first plan without one. */
    planId: Type.Optional(Type.String({ maxLength: 80 })),
    /** Whose it is; without one a lead with neutral data is made. */
    leadId: Type.Optional(Type.String({ format: 'uuid' })),
    /** Of the lead that is made. */
    locale: Type.Optional(Type.Enum([...locales])),
  },
  { $id: 'SampleRequest', additionalProperties: false },
);
export type SampleRequest = Static<typeof SampleRequest>;

export const Sample = Type.Object(
  {
    /** Of the invoice, the subscription (`renew`, `upgrade`), the recovery or the custom offer. */
    id: Type.String(),
    /**
     * Where the buyer opens it: /payment/{id}, /renew/{id}, /payment/upgrade?id={id},
     * /recovery/{id} or /custom-offer?id={id}, each with productCode, business, planId and locale
     * in the query.
     */
    path: Type.String(),
  },
  { $id: 'Sample' },
);
export type Sample = Static<typeof Sample>;
