import { paths } from '@/contract/paths';
import { getCallPattern } from '@/services/http/callPattern';

test.each([
  ['/api/v2/product/medcof?seller=ana', paths.productV2],
  ['/api/v1/product/medcof/config', paths.productConfig],
  ['/api/v1/lead', paths.lead],
  ['/api/v1/lead/0190a6f0-0000-7000-8000-000000000001', paths.leadUpdate],
  ['/api/v1/payment/card-key', paths.cardKey],
  ['/api/v1/payment/pay_4fQ2xJb0Zt7Lw9nR3mVc/events', paths.paymentEvents],
  ['/api/v1/access/exchange', paths.accessExchange],
  ['/api/v1/access/maria%40exemplo.com.br', paths.access],
  ['/api/v9/unknown/0190a6f0-0000-7000-8000-000000000001', '/api/v9/unknown/{id}'],
  ['', ''],
])('%s is a call of %s', (url, pattern) => {
  expect(getCallPattern(url)).toBe(pattern);
});

test('every call of the contract has its own pattern', () => {
  for (const path of Object.values(paths))
    expect(getCallPattern(path.replaceAll(/:\w+/g, 'a-b'))).toBe(path);
});
