import { replaceParameter } from '@/services/checkout/query';
import {
  hasBackButton,
  hasLogo,
  hasSellerBox,
  isUpsellPage,
  withQuery,
} from '@/services/checkout/routes';
import { getStepRoute } from '@/services/checkout/stepRoute';

describe('withQuery', () => {
  it.each([
    ['', '/lead'],
    ['a=1&b=%20x&a=2', '/lead?a=1&b=%20x&a=2'],
    ['//evil.example', '/lead?//evil.example'],
    ['?a', '/lead??a'],
  ])('keeps %s byte for byte', (rawQuery, expected) => {
    expect(withQuery('/lead', rawQuery)).toBe(expected);
  });

  test('is added after the query of the route itself', () => {
    expect(withQuery('/pix?paidStep=upsell-payment', 'a=%20b')).toBe(
      '/pix?paidStep=upsell-payment&a=%20b',
    );
    expect(withQuery('/pix?paidStep=upsell-payment', '')).toBe('/pix?paidStep=upsell-payment');
  });
});

const rules: readonly [pathname: string, { back: boolean; logo: boolean; upsell: boolean }][] = [
  ['/lead', { back: false, logo: true, upsell: false }],
  ['/phone-verification', { back: false, logo: true, upsell: false }],
  ['/video', { back: true, logo: true, upsell: false }],
  ['/video/upsell', { back: false, logo: false, upsell: true }],
  ['/multiprofile-presentation', { back: false, logo: true, upsell: false }],
  ['/order-bump-presentation', { back: true, logo: true, upsell: false }],
  ['/presentation', { back: true, logo: true, upsell: false }],
  ['/multiprofile-upsell-presentation', { back: false, logo: false, upsell: true }],
  ['/payment', { back: true, logo: true, upsell: false }],
  ['/custom-offer', { back: false, logo: true, upsell: false }],
  ['/success', { back: false, logo: true, upsell: false }],
  ['/payment/upsell', { back: true, logo: false, upsell: true }],
  ['/success/upsell', { back: false, logo: false, upsell: true }],
  ['/pix', { back: false, logo: true, upsell: false }],
  ['/livelo/cpf', { back: false, logo: false, upsell: false }],
  ['/livelo/payment-method', { back: false, logo: false, upsell: false }],
  ['/livelo/payment', { back: false, logo: false, upsell: false }],
  ['/livelo/error', { back: false, logo: false, upsell: false }],
  ['/livelo/select-device', { back: false, logo: false, upsell: false }],
  ['/livelo/code', { back: false, logo: false, upsell: false }],
  ['/payment/[id]', { back: false, logo: true, upsell: false }],
  ['/recovery/[id]', { back: false, logo: true, upsell: false }],
  ['/renew/[id]', { back: false, logo: true, upsell: false }],
  ['/generic-error', { back: false, logo: true, upsell: false }],
  ['/select-school', { back: true, logo: true, upsell: false }],
  ['/payment/upgrade', { back: false, logo: true, upsell: false }],
  ['/md', { back: false, logo: true, upsell: false }],
  ['/select-test-location', { back: false, logo: true, upsell: false }],
  ['/upsell-presentation', { back: false, logo: false, upsell: true }],
  ['/upsell-payment', { back: true, logo: false, upsell: true }],
  ['/subscription-welcome', { back: false, logo: false, upsell: true }],
  ['/payment-verification', { back: false, logo: false, upsell: false }],
  ['/success-invoice', { back: false, logo: false, upsell: false }],
  ['/expired-link', { back: false, logo: true, upsell: false }],
  ['/', { back: false, logo: true, upsell: false }],
];

describe('shell rules', () => {
  it.each(rules)('%s: %j', (pathname, expected) => {
    expect({
      back: hasBackButton(pathname),
      logo: hasLogo(pathname, null),
      upsell: isUpsellPage(pathname),
    }).toEqual(expected);
  });

  it.each(rules)('shows a logo of the step itself at %s', (pathname) => {
    expect(hasLogo(pathname, '/own.svg')).toBe(true);
  });

  it.each([
    ['/lead', 'ana', 'Ana Souza', true],
    ['/upsell-payment', 'ana', 'Ana Souza', true],
    ['/lead', 'performance', 'Performance', false],
    ['/lead', 'ana', '', false],
    ['/payment-verification', 'ana', 'Ana Souza', false],
  ])('seller box at %s for %s (%s): %s', (pathname, seller, name, expected) => {
    expect(hasSellerBox(pathname, seller, name)).toBe(expected);
  });
});

describe('getStepRoute', () => {
  it.each([
    ['/upsell-presentation', '/video/upsell'],
    ['/upsell-payment', '/payment/upsell'],
    ['/payment', '/payment'],
    ['/subscription-welcome', '/subscription-welcome'],
  ])('the route of the step at %s is %s', (pathname, route) => {
    expect(getStepRoute(pathname)).toBe(route);
  });
});

describe('replaceParameter', () => {
  it.each([
    ['', 'X', 'voucher=X'],
    ['a=%20b&c', 'X', 'a=%20b&c&voucher=X'],
    ['voucher=OLD&a=1', 'X', 'a=1&voucher=X'],
    ['voucher=OLD&a=1&voucher=OLDER', null, 'a=1'],
    ['a=1', 'X&seller=eve', 'a=1&voucher=X%26seller%3Deve'],
  ])('%s with %s', (rawQuery, value, expected) => {
    expect(replaceParameter(rawQuery, 'voucher', value)).toBe(expected);
  });
});
