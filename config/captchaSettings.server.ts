import type { CleanedEnv } from 'envalid';
import { pickSet, required, type Source, type variables } from './variables.server';

type Values = CleanedEnv<typeof variables>;

export const pickCaptcha = (
  source: Source,
  { ALLOW_NO_CAPTCHA }: Pick<Values, 'ALLOW_NO_CAPTCHA'>,
) => ({
  ...pickSet(source, [
    'CAPTCHA',
    'RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET',
    'RECAPTCHA_SCORE',
    'RECAPTCHA_HOSTS',
    'RECAPTCHA_VERIFY_URL',
  ]),
  ...(ALLOW_NO_CAPTCHA && { ALLOW_NO_CAPTCHA: 'true' }),
});

/**
 * Undefined where no captcha is required. Production requires one unless ALLOW_NO_CAPTCHA is set
 * (productionGates.server.ts).
 */
export const readCaptchaSecret = ({ CAPTCHA, CAPTCHA_SECRET }: Values) =>
  CAPTCHA === 'off' ? undefined : CAPTCHA_SECRET;

const getHost = ({ WEB_URL }: Values) =>
  WEB_URL === undefined ? 'localhost' : new URL(WEB_URL).hostname;

export function readRecaptcha(values: Values) {
  if (values.CAPTCHA !== 'recaptcha') return null;
  return {
    siteKey: required('RECAPTCHA_SITE_KEY', values.RECAPTCHA_SITE_KEY),
    secret: required('RECAPTCHA_SECRET', values.RECAPTCHA_SECRET),
    minScore: values.RECAPTCHA_SCORE,
    hosts: values.RECAPTCHA_HOSTS ?? [getHost(values)],
    verifyUrl: values.RECAPTCHA_VERIFY_URL,
  };
}
