import { paths } from './paths';

/** What a captcha is for: it is of no use for anything else. */
export const captchaActions = ['lead', 'sms', 'voucher', 'payment'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/** Of pages on which no card is typed: a captcha of others may run there, if it is configured. */
const foreignCaptchaActions: readonly CaptchaAction[] = ['lead', 'sms'];
export const allowsForeignCaptcha = (action: CaptchaAction): boolean =>
  foreignCaptchaActions.includes(action);

/** The writes that bring one, by their paths; reading a product brings one where it names a voucher. */
export const captchaActionByPath: Readonly<Record<string, CaptchaAction>> = {
  [paths.lead]: 'lead',
  [paths.phoneCode]: 'sms',
  [paths.paymentV2]: 'payment',
  [paths.paymentV1]: 'payment',
  [paths.renewalV1]: 'payment',
  [paths.renewalV2]: 'payment',
  [paths.cardVerification]: 'payment',
};

/** Where a call has it that has no member for it in its body, or no body. */
export const captchaHeader = 'captcha-token';

/** What a page's own server says of its calls, which bring none; web takes it from all others. */
export const pageCallHeader = 'page-call';
