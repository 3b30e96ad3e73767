import type { LeadResponse } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import { createProductQuery, parseQuery } from '@/services/checkout/query';
import { readTracking } from '@/services/checkout/tracking';
import { getReferer } from '@/components/templates/lead/leadValues';
import { leadBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const attribution = [
  'source',
  'contactId',
  'referer',
  'partner',
  'accountId',
  'leadId',
  'email',
  'enrollmentSubscriptionId',
  'flowId',
  'voucher',
  '_ga',
  'utm_source',
  'utm_content',
  'fbclid',
];

const values: [what: string, escaped: string][] = [
  ['a long value', 'x'.repeat(10_000)],
  ['an emoji at every limit', encodeURIComponent(`x${'😀'.repeat(1_000)}`)],
  ['letters of four bytes', encodeURIComponent('é'.repeat(199))],
  ['accents only', encodeURIComponent('\u0301'.repeat(900))],
  ['a null', 'a%00b'],
  ['nothing but a null', '%2500'],
  ['control characters', '%01%07%1B'],
  ['no UTF-8', '%FF%FEJos%E9%C3'],
  ['dots', '../..'],
  ['half a character', '%uD83D'],
  ["a card's number", '4111 1111 1111 1111'],
  ["a card's number behind marks", '4111%E2%80%8B111111111111'],
  ['a bare per cent sign', '%'],
  ['an object of JavaScript', '__proto__'],
];

test.each(values)('%s in a link prevents neither the lead nor the page', async (_, value) => {
  const rawQuery = [
    'product=ms&seller=Ana&route=vip',
    ...attribution.map((name) => `${name}=${value}`),
  ].join('&');
  const query = parseQuery(rawQuery);
  const { contactId, seller, source } = query;
  const referer = getReferer({ referer: '' }, query);
  const tracking = readTracking(rawQuery);
  const answer = await post(commerce.app, paths.lead, {
    ...leadBody,
    seller,
    source,
    ...(contactId !== undefined && { contactId }),
    ...(referer !== '' && { referer }),
    ...(tracking && { tracking }),
  });
  expect(answer.json()).toHaveProperty('leadId');

  const asked = createProductQuery(query, {
    business: 'meusucesso',
    flowId: query.flowId ?? 'default',
    locale: 'pt-BR',
    operation: 'BR',
    voucher: query.voucher ?? null,
  });
  const product = await commerce.app.inject({
    url: buildPath(paths.productV2, { code: 'ms' }),
    query: Object.fromEntries(Object.entries(asked)),
  });
  const sold = await commerce.app.inject({
    url: buildPath(paths.seller, { source }),
    query: { seller, operation: 'BR', product: 'ms' },
  });
  expect([product.statusCode, sold.statusCode]).toEqual([200, 200]);
  const [kept] = await commerce.database.query(
    'select source, seller, referer, contact_id as "contactId" from leads where id = $1',
    [answer.json<LeadResponse>().leadId],
  );
  expect(kept).toEqual({
    source,
    seller,
    referer: referer || null,
    contactId: contactId ?? null,
  });
});

test('a flow id works in any letter case', async () => {
  const price = async (flowId: string) => {
    const { body } = await commerce.app.inject({
      url: buildPath(paths.productV2, { code: 'ms' }),
      query: { business: 'meusucesso', operation: 'BR', flowId },
    });
    return body;
  };
  expect(await price('BLACK-Friday')).toBe(await price('black-friday'));
  expect(await price('black-friday')).not.toBe(await price('default'));
});
