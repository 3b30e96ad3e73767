import type { TemplateId } from '@/contract/enumerations';

export const routes: Record<TemplateId, string> = {
  lead: '/lead',
  'phone-verification': '/phone-verification',
  video: '/video',
  'upsell-video': '/video/upsell',
  'order-bump-presentation': '/multiprofile-presentation',
  'order-bump': '/order-bump-presentation',
  presentation: '/presentation',
  'upsell-order-bump-presentation': '/multiprofile-upsell-presentation',
  payment: '/payment',
  'custom-offer': '/custom-offer',
  success: '/success',
  'upsell-payment': '/payment/upsell',
  'upsell-success': '/success/upsell',
  pix: '/pix',
  'livelo-cpf': '/livelo/cpf',
  'invoice-payment': '/payment/{id}',
  recovery: '/recovery/{id}',
  renew: '/renew/{id}',
  'error pages': '/generic-error',
  'select-school': '/select-school',
  'upgrade-payment': '/payment/upgrade',
  md: '/md',
  'select-test-location': '/select-test-location',
  trial: '/trial/{id}',
  access: '/access/{id}',
  refund: '/refund/{id}',
  reminder: '/reminder/{id}',
};

export const expiredLinkRoute = '/expired-link';
export const paymentVerificationRoute = '/payment-verification';
export const subscriptionWelcomeRoute = '/subscription-welcome';
export const successInvoiceRoute = '/success-invoice';

/**
 * Appends the link's query, byte for byte, to the route's own query. A route's own `{id}` stays: the
 * server fills it in (createPaymentLinkProps), so that no page carries code for it.
 */
export function withQuery(route: string, rawQuery: string): string {
  if (rawQuery === '') return route;
  return `${route}${route.includes('?') ? '&' : '?'}${rawQuery}`;
}

const routesWithBackButton = [
  '/upsell-payment',
  '/payment',
  '/video',
  '/payment/upsell',
  '/presentation',
  '/order-bump-presentation',
  '/select-school',
];

export function hasBackButton(pathname: string): boolean {
  return routesWithBackButton.includes(pathname);
}

export function isUpsellPage(pathname: string): boolean {
  return pathname.includes('upsell') || pathname === subscriptionWelcomeRoute;
}

export const isLiveloPath = (pathname: string) => pathname.startsWith('/livelo/');

export function hasLogo(pathname: string, stepLogo: string | null): boolean {
  if (stepLogo !== null) return true;
  return !(
    isUpsellPage(pathname) ||
    isLiveloPath(pathname) ||
    pathname === paymentVerificationRoute ||
    pathname === successInvoiceRoute
  );
}

export function hasSellerBox(pathname: string, seller: string, sellerName: string): boolean {
  return sellerName !== '' && seller !== 'performance' && pathname !== paymentVerificationRoute;
}
