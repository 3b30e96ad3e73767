import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { operations } from './enumerations';
import { PhoneNumber } from './lead';
import { paymentLinkFields } from './paymentLink';
import { Plan } from './product';

const moment = Type.String({ format: 'date-time' });

/** Accepts any text: a text that is no token of ours gets the answer of an expired link. */
export const LinkToken = Type.String({
  description: "The last part of the address of a buyer's link",
  minLength: 1,
  maxLength: 200,
});

export const LinkParameters = Type.Object({ token: LinkToken });

export const AccessLink = Type.Object(
  { ...paymentLinkFields, plan: Plan, endsAt: moment },
  {
    $id: 'AccessLink',
    description: 'A link that still opens the account of what was bought, and whose it is',
  },
);
export type AccessLink = Static<typeof AccessLink>;

export const AccessExchangeRequest = Type.Object(
  { token: LinkToken },
  {
    $id: 'AccessExchangeRequest',
    description: 'What the buyer came to the school with',
    additionalProperties: false,
    examples: [{ token: 'nToKDlLETwqKexssPU5fYAFwU9Qo2A' }],
  },
);
export type AccessExchangeRequest = Static<typeof AccessExchangeRequest>;

export const AccessGrant = Type.Object(
  {
    purchaseId: Type.String({
      format: 'uuid',
      description: 'What the account is opened for: the same purchase opens one account',
    }),
    paymentId: Type.String({ format: 'uuid' }),
    orderNumber: Type.String({ pattern: '^[0-9A-F]{8}$' }),
    subscriptionId: Type.Union([Type.String(), Type.Null()]),
    business: BusinessCode,
    productCode: Type.String(),
    operation: Type.Enum([...operations]),
    planId: Type.String(),
    description: Type.String({ description: 'What was bought, as the buyer reads it' }),
    buyer: Type.Object({ name: Type.String(), email: Type.String(), phone: PhoneNumber }),
  },
  {
    $id: 'AccessGrant',
    description: 'What a school needs to open the account of who bought',
    examples: [
      {
        purchaseId: '1c8f0c1e-6a57-4c0f-9d3b-7e6f5a4b3c2d',
        paymentId: '9d3a6a0e-52c4-4f0a-8a7b-1b2c3d4e5f60',
        orderNumber: '3D4E5F60',
        subscriptionId: 'Qm9yYm9sZXRhLWFzc2luYXR1cmEtMDAx',
        business: 'medcof',
        productCode: 'medcof-revalida',
        operation: 'BR',
        planId: 'medcof-revalida-anual',
        description: 'MedCof Revalida',
        buyer: { name: 'Buyer of Examples', email: 'buyer@example.com', phone: '+5511987654321' },
      },
    ],
  },
);
export type AccessGrant = Static<typeof AccessGrant>;

export const AccessResendRequest = Type.Object(
  { token: Type.String({ description: 'Of the payment', minLength: 16, maxLength: 64 }) },
  {
    $id: 'AccessResendRequest',
    description: 'Whose link is to be sent again',
    additionalProperties: false,
  },
);

export const AccessResent = Type.Object(
  { email: Type.String({ description: 'Where it goes, masked: `m•••@example.com`' }) },
  { $id: 'AccessResent', description: 'The link to the account is on its way' },
);
export type AccessResent = Static<typeof AccessResent>;
