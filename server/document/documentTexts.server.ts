import type { Locale } from '@/domain/markets';
import { getText } from '@/locales/getMessages';
import { routes } from '@/services/checkout/routes';

export const getNoScriptText = (locale: Locale): string => getText(locale, 'noScript.text');

const bookingRoute = routes['select-test-location'];

/**
 * Texts for a page that could not load a script.
 * @param pathname undefined: it is no page of ours
 */
export const getLoadAgainTexts = (locale: Locale, pathname: string | undefined) => ({
  text: getText(locale, 'loadAgain.text'),
  action: getText(locale, 'loadAgain.action'),
  old: getText(locale, 'loadAgain.old'),
  late: getText(locale, 'loadAgain.late'),
  uncharged: pathname === bookingRoute ? null : getText(locale, 'loadAgain.uncharged'),
  card: getText(locale, 'loadAgain.card'),
});

export const getConsentTexts = (locale: Locale) => ({
  title: getText(locale, 'consent.title'),
  text: getText(locale, 'consent.text'),
  refuse: getText(locale, 'consent.refuse'),
  accept: getText(locale, 'consent.accept'),
  change: getText(locale, 'consent.change'),
});

export const getCaptchaTexts = (locale: Locale) => ({
  notice: getText(locale, 'captcha.notice'),
  privacy: getText(locale, 'captcha.privacy'),
  terms: getText(locale, 'captcha.terms'),
});
