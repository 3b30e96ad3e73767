import {
  createLink,
  createLinkQuery,
  createSampleLink,
  readLinkChoice,
} from '@/components/templates/root/createLink';
import { parseQuery } from '@/services/checkout/query';

const choose = (rawQuery: string, isHomologation = false) =>
  readLinkChoice(parseQuery(rawQuery), isHomologation);

it.each([
  ['product=ms', 'product=ms'],
  ['product=ms&flowId=default&seller=performance&source=direto', 'product=ms'],
  ['product=ms&seller=ana&source=/insta/', 'product=ms&seller=ana&source=insta'],
  ['locale=pt-MZ&product=ms', 'product=ms&locale=pt-MZ'],
  ['product=wup&flowId=peru', 'product=wup&flowId=peru'],
  [
    'product=medcof&voucher=A%26B&planId=p&paymentMethod=pix&mode=dark',
    'product=medcof&planId=p&voucher=A%26B&paymentMethod=pix&mode=dark',
  ],
  ['product=exec&isPaymentInPerson=true', 'product=exec&isPaymentInPerson=true'],
  ['product=exec&isPaymentInPerson=false', 'product=exec'],
  ['product=nothing&mode=blue', 'product=wup'],
])('the query %s stands for the link %s', (rawQuery, expected) => {
  expect(createLinkQuery(choose(rawQuery))).toBe(expected);
});

it.each([
  [{ seller: ' Ana. ' }, 'product=ms&seller=ana'],
  [{ seller: '*Ana* ' }, 'product=ms&seller=ana'],
  [{ seller: '１２３' }, 'product=ms&seller=123'],
  [{ voucher: 'REVALIDA10*' }, 'product=ms&voucher=REVALIDA10'],
  [{ source: '“insta & cia”' }, 'product=ms&source=insta+%26+cia'],
  [{ seller: '**', voucher: '&', source: ' ' }, 'product=ms'],
])('%o is written into the link as its reader parses it', (typed, expected) => {
  const query = createLinkQuery({ ...choose('product=ms'), ...typed });
  expect(query).toBe(expected);
  expect(createLinkQuery(choose(query))).toBe(query);
});

it('leads to the first step of the flow, and keeps homologation', () => {
  const origin = 'https://checkout.example';
  expect(createLink(origin, choose('product=ms', true))).toBe(
    'https://checkout.example/lead?product=ms&homologation-on=true',
  );
  expect(createLink(origin, choose('product=wup'), 'livelo-cpf')).toBe(
    'https://checkout.example/livelo/cpf?product=wup',
  );
});

it.each([
  ['/payment/abc?productCode=ms&a=%20b', false, '/payment/abc?productCode=ms&a=%20b'],
  ['/payment/abc?a=%20b', true, '/payment/abc?a=%20b&homologation-on=true'],
  ['/recovery/abc', false, '/recovery/abc'],
])('builds the link of a sample page, %s', (path, isHomologation, expected) => {
  expect(createSampleLink('http://x', path, isHomologation)).toBe(`http://x${expected}`);
});
