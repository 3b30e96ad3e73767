import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';

export const PhoneLeadParameters = Type.Object({ leadId: Type.String({ format: 'uuid' }) });

const Sale = {
  business: BusinessCode,
  productCode: Type.String({ minLength: 1, maxLength: 80 }),
};

export const PhoneCodeRequest = Type.Object(Sale, {
  $id: 'PhoneCodeRequest',
  description: 'The purchase that the phone is verified for',
  additionalProperties: false,
});
export type PhoneCodeRequest = Static<typeof PhoneCodeRequest>;

export const PhoneCode = Type.Object(
  {
    resendAfter: Type.Integer({
      minimum: 0,
      description: 'Seconds until another may be asked for',
    }),
    expiresAfter: Type.Integer({ minimum: 0, description: 'Seconds it is still good for' }),
  },
  {
    $id: 'PhoneCode',
    description: "A code that was sent to a lead's phone, as it stands when the answer is made",
  },
);
export type PhoneCode = Static<typeof PhoneCode>;

export const PhoneValidationRequest = Type.Object(
  { ...Sale, code: Type.String({ pattern: '^[0-9]{6}$' }) },
  {
    $id: 'PhoneValidationRequest',
    description: 'The code that came by SMS',
    additionalProperties: false,
  },
);
export type PhoneValidationRequest = Static<typeof PhoneValidationRequest>;

export const PhoneValidation = Type.Object(
  { verifiedAt: Type.String({ format: 'date-time' }) },
  { $id: 'PhoneValidation', description: 'That the phone is verified, and since when' },
);
export type PhoneValidation = Static<typeof PhoneValidation>;
