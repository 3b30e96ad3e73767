import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { BusinessCode } from './business';
import { Consent } from './consent';
import { locales, operations, planTypes } from './enumerations';
import { leadRequestExample, leadResponseExample } from './examples';
import { Tracking } from './tracking';
import { withDescription } from './withDescription';

export const PhoneNumber = Type.String({
  description: 'E.164, as every call carries phones',
  pattern: '^\\+[1-9][0-9]{4,14}$',
});

export const LeadRequest = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: linkParameters.name.maxLength }),
    email: Type.String({ minLength: 7, maxLength: linkParameters.email.maxLength }),
    phone: PhoneNumber,
    business: BusinessCode,
    productCode: Type.String({ minLength: 1, maxLength: linkParameters.productCode.maxLength }),
    planId: Type.Optional(Type.String({ maxLength: linkParameters.planId.maxLength })),
    planType: Type.Optional(
      Type.Enum([...planTypes], {
        description: 'Of the plan that the flow sells, where the brand sends it',
      }),
    ),
    seller: Type.String({
      description: 'Who sells, as the link says: a code of GET /api/v1/seller/{source}',
      minLength: 1,
      maxLength: linkParameters.seller.maxLength,
    }),
    source: Type.String({
      description: 'Where the buyer came from, as the link says',
      minLength: 1,
      maxLength: linkParameters.source.maxLength,
    }),
    operation: Type.Enum([...operations], { description: 'The country of the sale' }),
    locale: Type.Enum([...locales], { description: 'The language that the buyer reads' }),
    flowId: Type.Optional(
      Type.String({
        description:
          "The flow that the buyer is on; an unknown one is the product's first, as on the pages",
        maxLength: linkParameters.flowId.maxLength,
      }),
    ),
    contactId: Type.Optional(
      Type.String({
        description: 'Only from route `vip`',
        maxLength: linkParameters.contactId.maxLength,
      }),
    ),
    referer: Type.Optional(
      Type.String({
        description: 'How the buyer heard of the product, where the brand asks',
        minLength: 1,
        maxLength: linkParameters.referer.maxLength,
      }),
    ),
    tracking: Type.Optional(Tracking),
    consent: Type.Optional(
      withDescription(Consent, 'The notice of what the contact is used for, as the buyer read it'),
    ),
    reminderConsent: Type.Optional(
      withDescription(
        Consent,
        'The buyer has asked to be reminded once by e-mail of a purchase that is left unfinished. What the last lead of an e-mail address and a product says, counts: one without it ends it.',
      ),
    ),
  },
  {
    $id: 'LeadRequest',
    description: 'A buyer who has left a contact, and what is about to be bought',
    additionalProperties: false,
    examples: [leadRequestExample],
  },
);
export type LeadRequest = Static<typeof LeadRequest>;

export const LeadResponse = Type.Object(
  {
    leadId: Type.String({ format: 'uuid', description: '`sfLeadId` of the payments that follow' }),
    emailId: Type.Optional(
      Type.String({
        description:
          'What error reports call the buyer: a keyed hash of the e-mail (HMAC-SHA-256, hex), alike for each lead of the same address. A service that has no key for it leaves it out.',
        pattern: '^[0-9a-f]{64}$',
      }),
    ),
  },
  { $id: 'LeadResponse', description: 'The lead as it was kept', examples: [leadResponseExample] },
);
export type LeadResponse = Static<typeof LeadResponse>;
