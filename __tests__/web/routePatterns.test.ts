import { createFindPattern } from '@/web/routePatterns';

const route = (page: string, regex: string) => ({ page, regex });

const findPattern = createFindPattern({
  staticRoutes: [
    route('/', '^/(?:/)?$'),
    route('/lead', '^/lead(?:/)?$'),
    route('/payment', '^/payment(?:/)?$'),
    route('/payment/upsell', '^/payment/upsell(?:/)?$'),
  ],
  dynamicRoutes: [
    route('/api/[[...path]]', '^/api(?:/(.+?))?(?:/)?$'),
    route('/payment/[id]', '^/payment/([^/]+?)(?:/)?$'),
    route('/[...path]', '^/(.+?)(?:/)?$'),
  ],
});

test.each([
  ['/', '/'],
  ['/lead?product=ms&email=maria@exemplo.com.br', '/lead'],
  ['/payment/upsell', '/payment/upsell'],
  ['/payment/pay_4fQ2xJb0Zt7Lw9nR3mVc', '/payment/[id]'],
  ['/_next/data/build/lead.json?product=ms', '/lead'],
  ['/_next/data/build/index.json', '/'],
  ['/_next/data/build/payment/pay_4fQ2xJb0.json', '/payment/[id]'],
  ['/api/v1/lead', '/api/v1/lead'],
  ['/api/v1/payment/a-token/events', '/api/v1/payment/:token/events'],
  [
    '/api/v1/lead/00000000-0000-4000-8000-000000000001/phones/send-sms?a=1',
    '/api/v1/lead/:leadId/phones/send-sms',
  ],
  ['/maria@exemplo.com.br', 'unknown'],
  ['/api/v1/maria', 'unknown'],
])('%s is %s', (url, pattern) => {
  expect(findPattern(url)).toBe(pattern);
});

test.each(['/_next/static/chunks/a.js', '/favicon.ico', '/brands/meusucesso/icon.svg?v=1'])(
  '%s is a file',
  (url) => {
    expect(findPattern(url)).toBeNull();
  },
);
