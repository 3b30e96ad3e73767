import { replaceParameter } from '@/services/checkout/replaceParameter';
import {
  hasBackButton,
  hasLogo,
  hasSellerBox,
  isUpsellPage,
  withQuery,
} from '@/services/checkout/routes';

describe('withQuery', () => {
  it.each([
    ['', '/lead'],
    ['a=1&b=%20x&a=2', '/lead?a=1&b=%20x&a=2'],
    ['//evil.example', '/lead?//evil.example'],
    ['?a', '/lead??a'],
  ])('keeps %s byte for byte', (rawQuery, expected) => {
    expect(withQuery('/lead', rawQuery)).toBe(expected);
  });
});

describe('shell rules', () => {
  it.each([
    ['/lead', false],
    ['/payment', true],
    ['/payment/upsell', true],
    ['/presentation', true],
    ['/success', false],
    ['/pix', false],
  ])('back button at %s: %s', (pathname, expected) => {
    expect(hasBackButton(pathname)).toBe(expected);
  });

  it.each([
    ['/lead', undefined, true],
    ['/payment/upsell', undefined, false],
    ['/payment/upsell', '/own.svg', true],
    ['/subscription-welcome', undefined, false],
    ['/livelo/cpf', undefined, false],
    ['/payment-verification', undefined, false],
    ['/success-invoice', undefined, false],
  ])('logo at %s with %s: %s', (pathname, stepLogo, expected) => {
    expect(hasLogo(pathname, stepLogo)).toBe(expected);
  });

  it.each([
    ['/lead', 'ana', 'Ana Souza', true],
    ['/lead', 'performance', 'Performance', false],
    ['/lead', 'ana', '', false],
    ['/payment-verification', 'ana', 'Ana Souza', false],
  ])('seller box at %s for %s (%s): %s', (pathname, seller, name, expected) => {
    expect(hasSellerBox(pathname, seller, name)).toBe(expected);
  });

  it.each([
    ['/payment/upsell', true],
    ['/multiprofile-upsell-presentation', true],
    ['/subscription-welcome', true],
    ['/payment', false],
  ])('%s is an upsell page: %s', (pathname, expected) => {
    expect(isUpsellPage(pathname)).toBe(expected);
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
