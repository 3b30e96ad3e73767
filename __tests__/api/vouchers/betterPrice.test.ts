import { paths } from '@/contract/paths';
import type { ProductV2 } from '@/contract/product';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  // During the Black Friday of ms.
  commerce = await startTestCommerce({ clock: () => new Date('2026-11-27T12:00:00Z') });
});
afterAll(() => commerce.stop());

async function price(code: string, query: Record<string, string>) {
  const answer = await commerce.app.inject({ url: `/api/v2/product/${code}`, query });
  return answer.json<ProductV2>();
}

const ms = { business: 'meusucesso', planId: 'ms-anual' };

describe.each([
  ['black-friday', {}, 73200],
  ['partner-40', { seller: 'franchising' }, 68400],
])('the price of %s', (flowId, seller, amount) => {
  test.each([
    ['MS120', 'not_with_discount'],
    ['NADA', 'unknown'],
    ['BLACK61', 'unknown'],
  ])('is kept where the code %s gives no better one', async (voucher, voucherRefusal) => {
    const priced = await price('ms', { ...ms, flowId, ...seller, voucher });
    expect(priced).toMatchObject({ plans: [{ amount }], voucher: null, voucherRefusal });
    expect(priced.campaign).toEqual({ name: flowId });
  });
});

test('a code replaces a price that does not apply', async () => {
  const priced = await price('ms', { ...ms, flowId: 'partner-40', voucher: 'MS120' });
  expect(priced).toMatchObject({ plans: [{ amount: 102000 }], voucher: { code: 'MS120' } });
  expect(priced.voucherRefusal).toBeUndefined();
});

test('an offer is a final price, and the code is reported as not adding to it', async () => {
  const medcof = { business: 'medcof', offer: 'revalida-antecipada' };
  const known = await price('medcof-revalida', { ...medcof, voucher: 'REVALIDA10' });
  expect(known).toMatchObject({
    plans: [{ amount: 298800 }],
    voucher: null,
    voucherRefusal: 'not_with_discount',
  });
  const unknown = await price('medcof-revalida', { ...medcof, voucher: 'NADA' });
  expect(unknown.voucherRefusal).toBe('unknown');
});

test('a payment that names a code is charged the better price', async () => {
  const leadId = await createLead(commerce.app, { flowId: 'black-friday' });
  const changes = { flowId: 'black-friday', voucher: 'MS120', amount: 73200 };
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));
  expect(answer.statusCode).toBe(201);
});
