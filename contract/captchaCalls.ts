import { paths } from './paths';

export const captchaActions = ['lead', 'sms', 'voucher', 'payment'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * Actions of pages on which no card is typed: a captcha of others may run there, if it is
 * configured.
 */
const foreignCaptchaActions: readonly CaptchaAction[] = ['lead', 'sms'];
export const allowsForeignCaptcha = (action: CaptchaAction): boolean =>
  foreignCaptchaActions.includes(action);

/**
 * The writes that bring a captcha, by path. Reading a product brings one where it names a voucher.
 */
export const captchaActionByPath: Readonly<Record<string, CaptchaAction>> = {
  [paths.lead]: 'lead',
  [paths.phoneCode]: 'sms',
  [paths.paymentV2]: 'payment',
  [paths.paymentV1]: 'payment',
  [paths.renewalV1]: 'payment',
  [paths.renewalV2]: 'payment',
  [paths.cardVerification]: 'payment',
};

/** Carries the captcha of a call that has no body, or no member for it in its body. */
export const captchaHeader = 'captcha-token';

/**
 * Marks the calls of a page's own server, which bring no captcha; web removes it from all others.
 */
export const pageCallHeader = 'page-call';
