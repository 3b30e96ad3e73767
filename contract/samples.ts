import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { locales, operations } from './enumerations';

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
    business: BusinessCode,
    productCode: Type.String({ minLength: 1, maxLength: 80 }),
    operation: Type.Enum([...operations]),
    planId: Type.Optional(
      Type.String({ description: "The product's first plan without one", maxLength: 80 }),
    ),
    leadId: Type.Optional(
      Type.String({
        description: 'Whose it is; without one a lead with neutral data is made',
        format: 'uuid',
      }),
    ),
    locale: Type.Optional(Type.Enum([...locales], { description: 'Of the lead that is made' })),
  },
  {
    $id: 'SampleRequest',
    description: 'What the sample is to be about',
    additionalProperties: false,
  },
);
export type SampleRequest = Static<typeof SampleRequest>;

export const Sample = Type.Object(
  {
    id: Type.String({
      description:
        'Of the invoice, the subscription (`renew`, `upgrade`), the recovery or the custom offer',
    }),
    path: Type.String({
      description:
        'Where the buyer opens it: /payment/{id}, /renew/{id}, /payment/upgrade?id={id}, /recovery/{id} or /custom-offer?id={id}, each with productCode, business, planId and locale in the query',
    }),
  },
  { $id: 'Sample', description: 'What was made, and where its page is' },
);
export type Sample = Static<typeof Sample>;
