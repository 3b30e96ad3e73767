import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findCorrectedAddress, findWholeAddress } from '@/services/checkout/meantAddress';

test.each([
  ['/lead%3Fproduct=medcof&seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead%3Fproduct%3Dmedcof%26seller%3Dana', '/lead?product%3Dmedcof%26seller%3Dana'],
  ['/lead%253Fproduct%253Dmedcof', '/lead?product%253Dmedcof'],
  ['/lead%3Fproduct=medcof?seller=ana', '/lead?product=medcof?seller=ana'],
  ['/lead&product=medcof', '/lead?product=medcof'],
  ['/lead%26product=medcof', '/lead?product=medcof'],
  ['/lead&amp;product=medcof', '/lead?amp;product=medcof'],
  ['/lead;product=medcof', '/lead?product=medcof'],
  ['/lead/product=medcof&a=%20b', '/lead?product=medcof&a=%20b'],
  ['/leadproduct=medcof', '/lead?product=medcof'],
  ['/lead%20product=medcof', '/lead?product=medcof'],
  ['/LEAD?PRODUCT=MEDCOF&SELLER=ANA', '/lead?PRODUCT=MEDCOF&SELLER=ANA'],
  ['/Lead?product=medcof', '/lead?product=medcof'],
  ['/Lead', '/lead'],
  ['/lead%20?product=medcof', '/lead?product=medcof'],
  ['/lead.?product=medcof', '/lead?product=medcof'],
  ['/lead.&product=medcof', '/lead?product=medcof'],
  ['/lead%E2%80%8B?product=medcof', '/lead?product=medcof'],
  ['/lead%F0%9F%91%87?product=medcof', '/lead?product=medcof'],
  ['/%22lead%22?product=medcof', '/lead?product=medcof'],
  ['/lead%2F?product=medcof', '/lead?product=medcof'],
  ['/lead&', '/lead'],
  ['/Payment/Upsell?product=wol', '/payment/upsell?product=wol'],
  ['/payment%2Fupsell%3Fproduct=wol', '/payment/upsell?product=wol'],
  ['/Payment-Verification?product=wol', '/payment-verification?product=wol'],
  ['/Payment/aB-9_?x=1', '/payment/aB-9_?x=1'],
  ['/payment/aB-9_.', '/payment/aB-9_'],
  ['/payment/%20aB-9_', '/payment/aB-9_'],
  ['/renew/%20%22aB9%22%20Abra%20aqui?seller=ana', '/renew/aB9?seller=ana'],
  ['/payment/%0AaB9', '/payment/aB9'],
  ['/payment/aB-9_%3Fseller=ana', '/payment/aB-9_?seller=ana'],
  ['/renew/aB9%20Abra%20aqui', '/renew/aB9'],
  ['/payment/aB9%0Aobrigada', '/payment/aB9'],
  ['/payment/aB9%3Cbr%3E?seller=ana', '/payment/aB9?seller=ana'],
  ['/payment/aB9%3C/a%3E', '/payment/aB9'],
  ['/recovery/aB9%5D(https://example.com)', '/recovery/aB9'],
  ['/payment/aB9%5Cn', '/payment/aB9'],
  ['/payment/aB9/n?seller=ana', '/payment/aB9?seller=ana'],
  ['/renew/aB9/r/nObrigada', '/renew/aB9'],
  ['/payment/upgrade/n?id=aB9', '/payment/upgrade?id=aB9'],
  ['/lead%5D(https://example.com)?product=medcof', '/lead?product=medcof'],
  ['/lead%EF%BC%9Fproduct=medcof', '/lead?product=medcof'],
  ['/lead%25EF%25BC%259Fproduct=medcof', '/lead?product=medcof'],
  ['/lead%EF%BC%86product%EF%BC%9Dmedcof', '/lead?product%EF%BC%9Dmedcof'],
  ['/lead=3Fproduct=3Dmedcof', '/lead?product=3Dmedcof'],
  ['/lead%3D3Fproduct=medcof', '/lead?product=medcof'],
  ['/lead=?product=medcof', '/lead?product=medcof'],
  ['/lea%0Ad?product=medcof', '/lead?product=medcof'],
  ['/lea=%0D%0Ad?product=medcof', '/lead?product=medcof'],
  ['/%EF%BD%8C%EF%BD%85%EF%BD%81%EF%BD%84?product=medcof', '/lead?product=medcof'],
  ['/lead.html?product=medcof', '/lead?product=medcof'],
  ['/pt-BR/lead?product=medcof', '/lead?product=medcof&locale=pt-BR'],
  ['/pt-br/lead?product=medcof', '/lead?product=medcof&locale=pt-BR'],
  ['/pt_MZ/lead?product=wup', '/lead?product=wup&locale=pt-MZ'],
  ['/es-PE/lead?product=wup&locale=pt-BR', '/lead?product=wup&locale=pt-BR'],
  ['/es-PE/lead', '/lead?locale=es-PE'],
  ['/en/lead?product=medcof', '/lead?product=medcof'],
  ['/en-US/payment/upsell?product=medcof', '/payment/upsell?product=medcof'],
  ['/pt-BR/payment/aB9?seller=ana', '/payment/aB9?seller=ana&locale=pt-BR'],
  ['/pt-BR/Lead%3Fproduct=medcof', '/lead?product=medcof&locale=pt-BR'],
  ['/pt-BR?product=medcof', '/?product=medcof&locale=pt-BR'],
  ['/product=medcof&seller=ana', '/?product=medcof&seller=ana'],
  ['/%3Fproduct%3Dmedcof', '/?product%3Dmedcof'],
])('%s means %s', (address, meant) => {
  expect(findCorrectedAddress(address)).toBe(meant);
  // The result needs no further correction.
  expect(findCorrectedAddress(meant)).toBeNull();
});

test.each([
  '/',
  '/?product=medcof',
  '/lead?product=medcof',
  '/payment/aB-9_?product=medcof',
  '/payment/%7Bid%7D?product=medcof',
  '/paymnt?product=medcof',
  '/leads?product=medcof',
  '/lead/x?product=medcof',
  '/nothing?next=/lead',
  '/xx-yy-zz/lead?product=medcof',
  '/pt-BR/nothing?product=medcof',
  '/pt-BR/pt-BR/lead?product=medcof',
  '/md?product=medcof',
  '/pt-BR',
  '/nothing%3Fnext=/lead',
  '/...',
  '/payment/aB9id%3D%3D',
  '/payment/aB9id%3D?product=medcof',
  `/lead${'.'.repeat(1_000)}?product=medcof`,
  '/payment/..%2F..?product=medcof',
  '/...?x=1',
  '//evil.example/lead?product=medcof',
  '/%2F%2Fevil.example%3Fproduct=medcof',
  '/%5Cevil.example/lead',
  '/https:/evil.example/lead?product=medcof',
  '/api/lead%3Fproduct=medcof',
  '/API/LEAD?product=medcof',
  '/_next/lead?product=medcof',
  '/_next/data/build/lead.json?product=medcof',
])('%s needs no correction', (address) => {
  expect(findCorrectedAddress(address)).toBeNull();
});

const whole = (link: string) => {
  const { hash, pathname, search } = new URL(link, 'https://pay.example');
  return findWholeAddress({ hash, search }, pathname);
};

test.each([
  [
    '/lead?product=medcof&#038;voucher=REVALIDA10&#038;seller=ana',
    '/lead?product=medcof&voucher=REVALIDA10&seller=ana',
  ],
  ['/lead?product=medcof&#38;seller=ana&x=%20', '/lead?product=medcof&seller=ana&x=%20'],
  ['/lead?product=medcof&#x26;seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead?product=medcof&#X26;seller%3Dana', '/lead?product=medcof&seller%3Dana'],
  ['/lead?product=medcof&amp;#038;seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead?product=medcof&#038;amp;seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead?product=medcof&#038;xyz=1&#038;seller=ana', '/lead?product=medcof&xyz=1&seller=ana'],
  ['/lead?product=medcof#seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead#?product=medcof', '/lead?product=medcof'],
  ['/lead#/?product=medcof&seller=ana', '/lead?product=medcof&seller=ana'],
  ['/lead?#product=medcof', '/lead?product=medcof'],
  ['/lead?product=medcof&#038;seller=ana#top', '/lead?product=medcof&seller=ana#top'],
  [
    '/lead?product=medcof&source=#N/D&seller=ana&voucher=REVALIDA10',
    '/lead?product=medcof&source=%23N/D&seller=ana&voucher=REVALIDA10',
  ],
  [
    '/lead?product=medcof&name=#nome#&seller=ana',
    '/lead?product=medcof&name=%23nome%23&seller=ana',
  ],
  ['/lead?product=medcof&voucher=#REVALIDA10', '/lead?product=medcof&voucher=%23REVALIDA10'],
  [
    '/lead?product=medcof&seller=#ana&voucher=REVALIDA10#top',
    '/lead?product=medcof&seller=%23ana&voucher=REVALIDA10#top',
  ],
  [
    '/lead?product=medcof&utm_campaign=turma #2&x=1&seller=ana',
    '/lead?product=medcof&utm_campaign=turma%20%232&x=1&seller=ana',
  ],
  [
    '/lead?product=medcof&source=#N/D&#038;seller=ana',
    '/lead?product=medcof&source=%23N/D&seller=ana',
  ],
  ['/lead?product=medcof&voucher=#seller=ana', '/lead?product=medcof&voucher=&seller=ana'],
])('the text after the # of %s belongs to its query', (link, address) => {
  expect(whole(link)).toBe(address);
  expect(whole(address)).toBeNull();
});

test.each(['', '#', '#address', '#_=_', '#038;', '#access_token=x', '#top', '#?x=1', '#__next'])(
  'the text after a link is no query: %s',
  (hash) => {
    expect(whole(`/lead?product=medcof${hash}`)).toBeNull();
  },
);

test.each(['&x=#top', '&contactId=YWJj=#top', '&seller=#_=_', '&seller=#', '#top&x=1'])(
  'the text after a link is not part of its values: %s',
  (end) => {
    expect(whole(`/lead?product=medcof${end}`)).toBeNull();
  },
);

const root = path.resolve(__dirname, '../../../pages');

const isOther = /^(?:_|api\/|index|\[\.\.\.|\d{3}\.|healthcheck|readiness)/;

test('every page is found when its link is in capital letters', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && !isOther.test(file))
    .map((file) => `/${file.replace(/\.tsx$/, '')}`);
  const capital = (page: string) => page.toUpperCase().replace('[ID]', 'aB9');
  expect(pages.map((page) => findCorrectedAddress(capital(page)))).toEqual(
    pages.map((page) => page.replace('[id]', 'aB9')),
  );
});
