import { readWebEnvironment } from '@/config/web.server';
import { mayRunTags } from '@/services/analytics/tagRoutes';
import type { Page } from '@/services/checkout/page';
import { createLateStart } from '@/services/lateStart';

export const hasRecaptcha = (): boolean => readWebEnvironment(process.env).hasRecaptcha;

/**
 * reCAPTCHA may run in a page's document where its policy allows it, but never beside a card form.
 */
export const allowsRecaptcha = (page: Page | null): page is Page =>
  page !== null && hasRecaptcha() && mayRunTags(page.pathname);

export const recaptchaScript = createLateStart('startCaptcha', 'false');
