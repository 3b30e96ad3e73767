import { readEnvironment } from '@/config/start.server';
import { readWebEnvironment } from '@/config/web.server';

const sentence =
  'CHECKOUT_HOSTS must be hosts and what they sell, with commas between them, such as pay.medcof.com.br=medcof/medcof-revalida.';

test('CHECKOUT_HOSTS names a company and a product for each host', () => {
  const source = { CHECKOUT_HOSTS: 'pay.medcof.com.br=medcof/medcof-revalida, a.com=acme/x' };
  expect(readWebEnvironment(source).checkoutHosts).toEqual([
    { host: 'pay.medcof.com.br', business: 'medcof', productCode: 'medcof-revalida' },
    { host: 'a.com', business: 'acme', productCode: 'x' },
  ]);
  expect(readEnvironment(source).checkoutHosts).toEqual(source);
});

test.each([
  'pay.medcof.com.br',
  'pay.medcof.com.br=medcof',
  'https://pay.medcof.com.br=medcof/x',
  'a.com=acme/x,',
  'a.com=Acme/x',
])('"%s" is refused', (hosts) => {
  expect(() => readEnvironment({ CHECKOUT_HOSTS: hosts })).toThrow(sentence);
});
