import Type, { type Static } from 'typebox';
import { captchaActions } from './captchaCalls';

export const CaptchaParameters = Type.Object({
  action: Type.Enum([...captchaActions]),
});

const ChallengeParameters = Type.Object({
  algorithm: Type.Literal('PBKDF2/SHA-256'),
  nonce: Type.String(),
  salt: Type.String(),
  cost: Type.Integer(),
  keyLength: Type.Integer(),
  keyPrefix: Type.String(),
  keySignature: Type.String(),
  expiresAt: Type.Integer({ description: 'Seconds since 1970' }),
  data: Type.Object({ action: Type.Enum([...captchaActions]) }),
});

export const CaptchaChallenge = Type.Object(
  { parameters: ChallengeParameters, signature: Type.String() },
  {
    $id: 'CaptchaChallenge',
    description:
      'Work for the browser, as ALTCHA has it (altcha.org, version 2). The token is the base64 of the JSON of `{challenge, solution}`; it is taken once, for this action, until `expiresAt`.',
  },
);
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

export const RecaptchaChallenge = Type.Object(
  { recaptcha: Type.Object({ siteKey: Type.String({ minLength: 1 }) }) },
  {
    $id: 'RecaptchaChallenge',
    description:
      'Instead of work: reCAPTCHA v3 scores the browser by this site key. The token is what its `execute` gives for the action; it is taken once, within two minutes.',
  },
);
export type RecaptchaChallenge = Static<typeof RecaptchaChallenge>;

export const CaptchaPayload = Type.Object({
  challenge: CaptchaChallenge,
  solution: Type.Object({
    counter: Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 }),
    derivedKey: Type.String({ maxLength: 128 }),
  }),
});
