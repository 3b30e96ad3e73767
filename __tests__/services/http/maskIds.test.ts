import { maskIds } from '@/services/http/maskIds';

test.each([
  ['/api/v1/lead', '/api/v1/lead'],
  ['/api/v1/lead/0190a6f0-0000-7000-8000-000000000001', '/api/v1/lead/{id}'],
  ['/api/v1/payment/pay_4fQ2xJb0Zt7Lw9nR3mVc/events', '/api/v1/payment/{id}/events'],
  [
    '/api/v2/product/aprovatotal-resolve-enem?email=m%40e.com',
    '/api/v2/product/aprovatotal-resolve-enem',
  ],
  ['/api/v1/plan/wol-anual-3-perfis/product', '/api/v1/plan/wol-anual-3-perfis/product'],
  ['/api/v1/payment/CZnCcxpvlGVq_-giMmNsvhKQgUQovIxE', '/api/v1/payment/{id}'],
  ['', ''],
])('%s is logged as %s', (url, masked) => {
  expect(maskIds(url)).toBe(masked);
});
