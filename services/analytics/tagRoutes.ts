import {
  paymentVerificationRoute,
  routes,
  subscriptionWelcomeRoute,
  successInvoiceRoute,
} from '../checkout/routes';

/** Pages on which no card is ever typed. Every other page may have a card form, now or later. */
const tagRoutes: readonly string[] = [
  routes.lead,
  routes['phone-verification'],
  routes.video,
  routes['upsell-video'],
  routes['order-bump-presentation'],
  routes['order-bump'],
  routes.presentation,
  routes['upsell-order-bump-presentation'],
  routes.success,
  routes['upsell-success'],
  routes.pix,
  routes['select-school'],
  routes.md,
  routes['select-test-location'],
  paymentVerificationRoute,
  subscriptionWelcomeRoute,
  successInvoiceRoute,
];

/** Whether a tag container may run on a page. @param pathname without the query */
export const mayRunTags = (pathname: string): boolean => tagRoutes.includes(pathname);
