import { paths } from './paths';

export const captchaActions = ['lead', 'sms', 'voucher', 'payment'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * Actions of pages without a card form: a third-party captcha may run there, if it is configured.
 */
const foreignCaptchaActions: readonly CaptchaAction[] = ['lead', 'sms'];
export const allowsForeignCaptcha = (action: CaptchaAction): boolean =>
  foreignCaptchaActions.includes(action);

/**
 * The writes that carry a captcha, by path. A product request carries one where it names a voucher.
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

/** Carries the captcha of a call whose body is absent or has no member for it. */
export const captchaHeader = 'captcha-token';

/**
 * Marks the calls that web's server makes for a page: they carry no captcha. Web removes this header
 * from all other calls.
 */
export const pageCallHeader = 'page-call';
