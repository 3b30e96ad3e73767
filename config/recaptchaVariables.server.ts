import { makeValidator } from 'envalid';
import { aWebAddress, web } from './variableKinds.server';

const key = makeValidator((input) => {
  if (!/^[!-~]{16,}$/.test(input)) throw new Error('not a key');
  return input;
});

const score = makeValidator((input) => {
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(input)) throw new Error('not a number from 0 to 1');
  return Number(input);
});

const hostNames = makeValidator((input) => {
  const names = input.split(',').map((entry) => entry.trim().toLowerCase());
  if (!names.every((name) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)))
    throw new Error('not host names');
  return names;
});

export const recaptchaVariables = {
  RECAPTCHA_SITE_KEY: key({
    default: undefined,
    desc: 'a site key of reCAPTCHA v3',
  }),
  RECAPTCHA_SECRET: key({
    default: undefined,
    desc: 'the secret that Google gave with the site key',
  }),
  RECAPTCHA_SCORE: score({ default: 0.5, desc: 'a number from 0 to 1' }),
  RECAPTCHA_HOSTS: hostNames({
    default: undefined,
    desc: 'hosts without ports, with commas between them, such as pay.medcof.com.br',
  }),
  RECAPTCHA_VERIFY_URL: web({
    default: 'https://www.google.com/recaptcha/api/siteverify',
    desc: aWebAddress,
  }),
};
