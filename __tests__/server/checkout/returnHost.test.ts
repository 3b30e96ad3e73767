import { parseQuery } from '@/services/checkout/query';
import { findReturnAddress } from '@/server/checkout/returnHost.server';

beforeAll(() => {
  process.env.CHECKOUT_HOSTS = 'pay.escola.example=acme/course';
});
afterAll(() => {
  delete process.env.CHECKOUT_HOSTS;
});

const find = (
  returnHost: string,
  host = 'checkout.example',
  pathname = '/payment-verification',
) => {
  const rawQuery = `product=ms&a=%20b&fromBank=true&returnHost=${returnHost}&paymentReturn=abc`;
  return findReturnAddress(pathname, { host, rawQuery, query: parseQuery(rawQuery) }, true);
};

const rest = '/payment-verification?product=ms&a=%20b&fromBank=true&paymentReturn=abc';

test.each(['pay.escola.example', 'medcof.com.br', 'homolog.institutodestiny.com.br:8443'])(
  'redirects to %s, a host of ours',
  (host) => {
    expect(find(host)).toBe(`https://${host}${rest}`);
  },
);

test('redirects from one name of this machine to the other', () => {
  expect(find('127.0.0.1:3000', 'localhost:3000')).toBe(`https://127.0.0.1:3000${rest}`);
});

test.each([
  ['a host of nobody here', 'evil.example', 'checkout.example'],
  ['this machine, from elsewhere', '127.0.0.1:3000', 'checkout.example'],
  ['a path behind a host of ours', 'medcof.com.br/a', 'checkout.example'],
  ['a name before a host of ours', 'evil.example@medcof.com.br', 'checkout.example'],
  ['the host where it is already', 'medcof.com.br', 'medcof.com.br'],
  ['none', '', 'checkout.example'],
])('does not redirect to %s', (_, returnHost, host) => {
  expect(find(returnHost, host)).toBeNull();
});

test('no other page redirects', () => {
  expect(find('medcof.com.br', 'checkout.example', '/lead')).toBeNull();
});
