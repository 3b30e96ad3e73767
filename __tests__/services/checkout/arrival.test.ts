/** @vitest-environment jsdom */
import { arriveAtStep } from '@/services/checkout/arrival';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { parseQuery } from '@/services/checkout/query';
import { keepTypedVoucher } from '@/services/checkout/typedVoucher';
import { writeStored } from '@/services/storage';
import { defaultFlow, presentationFlow, upsellFlow } from '../../support/builders';

const dataLead = { leadId: 'l1', name: 'Maria', email: 'm@e.com.br', phone: '+5511987654321' };
const product = { business: 'ms', productCode: 'ms', operation: 'BR' } as const;
const rawQuery = 'product=ms&seller=ana';

const arrive = (pathname: string, flow = defaultFlow, query = rawQuery) =>
  arriveAtStep(
    flow,
    { pathname, stepRoute: getStepRoute(pathname), rawQuery: query, query: parseQuery(query) },
    product,
  );

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  writeStored('dataLead', dataLead);
  keepTypedVoucher(rawQuery, 'REVALIDA10');
});

test.each([
  ['/payment', defaultFlow],
  ['/presentation', presentationFlow],
  ['/livelo/payment', defaultFlow],
])('an address of %s without the typed voucher gets it', (pathname, flow) => {
  const address = `${pathname}?${rawQuery}&voucher=REVALIDA10`;
  expect(arrive(pathname, flow)).toEqual([address, undefined, { scroll: false }]);
});

test.each([
  ['of another seller', 'product=ms&seller=bruno'],
  ['with a voucher', `${rawQuery}&voucher=REVALIDA10`],
])('an address of a link %s stays as it is', (_, query) => {
  expect(arrive('/payment', defaultFlow, query)).toBeNull();
});

test.each(['/payment/upsell', '/success', '/success/upsell'])(
  '%s ignores the typed voucher',
  (pathname) => {
    writeStored('purchaseToken', 'token-of-a-payment-1');
    writeStored('upsellToken', 'token-of-a-payment-2');
    expect(arrive(pathname, upsellFlow)).toBeNull();
  },
);

test('a buyer with an earlier step to do is led there', () => {
  writeStored('dataLead', null);
  expect(arrive('/payment')).toEqual([`/lead?${rawQuery}`]);
});
