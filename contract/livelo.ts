import Type, { type Static } from 'typebox';
import { BusinessCode } from './business';
import { MinorUnits } from './money';

export const LiveloParameters = Type.Object({ leadId: Type.String({ format: 'uuid' }) });

const SessionToken = Type.String({ minLength: 16, maxLength: 100 });

export const LiveloHeaders = Type.Object(
  { 'livelo-session': SessionToken },
  { description: 'The session travels in a header or a body, never in an address' },
);

export const LiveloMemberRequest = Type.Object(
  {
    business: BusinessCode,
    productCode: Type.String({ minLength: 1, maxLength: 80 }),
    cpf: Type.String({ pattern: '^[0-9]{11}$' }),
  },
  {
    $id: 'LiveloMemberRequest',
    description: 'A buyer who would like to pay with points',
    additionalProperties: false,
  },
);
export type LiveloMemberRequest = Static<typeof LiveloMemberRequest>;

export const LiveloCodeRequest = Type.Object(
  { liveloSession: SessionToken, deviceId: Type.String({ minLength: 1, maxLength: 100 }) },
  {
    $id: 'LiveloCodeRequest',
    description: 'The phone that a code is to come to',
    additionalProperties: false,
  },
);
export type LiveloCodeRequest = Static<typeof LiveloCodeRequest>;

export const LiveloValidationRequest = Type.Object(
  { liveloSession: SessionToken, code: Type.String({ pattern: '^[0-9]{6}$' }) },
  {
    $id: 'LiveloValidationRequest',
    description: 'The code that came',
    additionalProperties: false,
  },
);
export type LiveloValidationRequest = Static<typeof LiveloValidationRequest>;

export const PointsRate = Type.Object(
  {
    points: Type.Integer({ minimum: 1 }),
    amount: Type.Intersect([MinorUnits, Type.Integer({ minimum: 1 })]),
  },
  { description: '`points` points stand for `amount`' },
);
export type PointsRate = Static<typeof PointsRate>;

const Seconds = Type.Integer({ minimum: 0 });

export const LiveloDevice = Type.Object({
  id: Type.String(),
  lastDigits: Type.String({ description: 'The end of the phone number; the rest stays hidden' }),
});
export type LiveloDevice = Static<typeof LiveloDevice>;

export const LiveloSession = Type.Object(
  {
    session: SessionToken,
    expiresAfter: Seconds,
    devices: Type.Array(LiveloDevice, { minItems: 1 }),
    code: Type.Union(
      [
        Type.Object({ deviceId: Type.String(), resendAfter: Seconds, expiresAfter: Seconds }),
        Type.Null(),
      ],
      { description: 'The code that was sent last; null: none yet' },
    ),
    account: Type.Union(
      [
        Type.Object({
          balance: Type.Integer({ minimum: 0, description: 'Points' }),
          minimumPoints: Type.Integer({ minimum: 1, description: 'The fewest to redeem at once' }),
          rate: PointsRate,
        }),
        Type.Null(),
      ],
      { description: 'The member, once the code was right' },
    ),
  },
  {
    $id: 'LiveloSession',
    description:
      "Where a buyer stands with the loyalty program. Devices are answered for every CPF, a member's or not: a right code is what proves a member.",
  },
);
export type LiveloSession = Static<typeof LiveloSession>;
