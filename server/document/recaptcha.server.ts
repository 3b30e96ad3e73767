import { readWebEnvironment } from '@/config/web.server';
import { mayRunTags } from '@/services/analytics/tagRoutes';
import type { Page } from '@/services/checkout/page';
import { createLateStart } from '@/services/lateStart';

export const hasRecaptcha = (): boolean => readWebEnvironment(process.env).hasRecaptcha;

/** Whether reCAPTCHA may run in a page's document, which is what its policy says: never beside a card. */
export const allowsRecaptcha = (page: Page | null): page is Page =>
  page !== null && hasRecaptcha() && mayRunTags(page.pathname);

/** The inline script of every document where reCAPTCHA is configured, and none but ours may run, too. */
export const recaptchaScript = createLateStart('startCaptcha', 'false');
