import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { leadBody, post } from '../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

const [balancer, web] = ['198.51.100.5', '192.0.2.40'];
const limit = 30;

let commerce: TestCommerce | undefined;
afterEach(() => commerce?.stop());

async function countServed(addressesOf: (buyer: number) => readonly string[]): Promise<number> {
  const started = commerce;
  if (!started) return 0;
  let served = 0;
  for (let buyer = 0; buyer <= limit; buyer += 1) {
    const phone = `+55119${80_000_000 + buyer}`;
    const lead = await post(started.app, paths.lead, { ...leadBody, phone });
    const [peer, ...before] = addressesOf(buyer).toReversed();
    const asked = await started.app.inject({
      method: 'POST',
      url: buildPath(paths.phoneCode, { leadId: lead.json<{ leadId: string }>().leadId }),
      payload: { business: leadBody.business, productCode: leadBody.productCode },
      headers: {
        'idempotency-key': randomUUID(),
        'x-forwarded-for': before.toReversed().join(', '),
      },
      ...(peer !== undefined && { remoteAddress: peer }),
    });
    if (asked.statusCode === 201) served += 1;
  }
  return served;
}

const trustedProxies = ['198.51.100.0/28', web];
const buyerAddress = (buyer: number) => `203.0.113.${buyer}`;

test('behind two trusted hops, each buyer has a separate limit', async () => {
  commerce = await startTestCommerce({ trustedProxies });
  expect(await countServed((buyer) => [buyerAddress(buyer), balancer, web])).toBe(limit + 1);
});

test('without trusted proxies, the nearest address counts for everybody', async () => {
  commerce = await startTestCommerce();
  expect(await countServed((buyer) => [buyerAddress(buyer), balancer, web])).toBe(limit);
});

test('an address that a buyer claims before the trusted hops is ignored', async () => {
  commerce = await startTestCommerce({ trustedProxies });
  expect(await countServed((buyer) => [buyerAddress(buyer), '203.0.113.200', balancer, web])).toBe(
    limit,
  );
});
