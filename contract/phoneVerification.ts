import Type, { type Static } from 'typebox';
import { businesses } from './enumerations';

export const PhoneLeadParameters = Type.Object({ leadId: Type.String({ format: 'uuid' }) });

const Sale = {
  business: Type.Enum([...businesses]),
  productCode: Type.String({ minLength: 1, maxLength: 80 }),
};

export const PhoneCodeRequest = Type.Object(Sale, {
  $id: 'PhoneCodeRequest',
  additionalProperties: false,
});
export type PhoneCodeRequest = Static<typeof PhoneCodeRequest>;

/** A code that was sent to a lead's phone, as it stands when the answer is made. */
export const PhoneCode = Type.Object(
  {
    resendAfter: Type.Integer({
      minimum: 0,
      description: 'Seconds until another may be asked for',
    }),
    expiresAfter: Type.Integer({ minimum: 0, description: 'Seconds it is still good for' }),
  },
  { $id: 'PhoneCode' },
);
export type PhoneCode = Static<typeof PhoneCode>;

export const PhoneValidationRequest = Type.Object(
  { ...Sale, code: Type.String({ pattern: '^[0-9]{6}$' }) },
  { $id: 'PhoneValidationRequest', additionalProperties: false },
);
export type PhoneValidationRequest = Static<typeof PhoneValidationRequest>;

export const PhoneValidation = Type.Object(
  { verifiedAt: Type.String({ format: 'date-time' }) },
  { $id: 'PhoneValidation' },
);
export type PhoneValidation = Static<typeof PhoneValidation>;
