import { randomUUID } from 'node:crypto';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import type { LimitNumbers } from '@/domain/limits';
import { parts } from '@/testing/requests';
import { commerceOptions } from '../support/commerceOptions';
import {
  createLead,
  leadBody,
  openConnections,
  paymentBody,
  post,
} from '../support/commerceRequests';
import { bindCard } from '../support/typedCards';
import { buyer, createPostFrom, other, repeat, statuses } from '../support/limitedCalls';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
const postFrom = createPostFrom(() => commerce);

function startOnce(options: Parameters<typeof startTestCommerce>[0]): void {
  beforeAll(async () => {
    commerce = await startTestCommerce(options);
  });
  beforeEach(async () => {
    commerce.provider.orders.length = 0;
    await commerce.database.query('delete from rate_limits', []);
  });
  afterEach(() => {
    commerce.provider.reset();
    vi.restoreAllMocks();
  });
  afterAll(() => commerce.stop());
}

const strictLimits: LimitNumbers = {
  'declines-per-address': 4,
  'declines-per-lead': 1,
  'leads-per-address': 2,
  'payments-per-lead': 2,
  'slips-per-address': 2,
};

describe('leads', () => {
  startOnce({ limits: strictLimits });
  const leave = (address: string, key?: string) => postFrom(address, paths.lead, leadBody, key);
  const countLeads = async () => (await commerce.database.query('select from leads', [])).length;

  test('an address leaves leads up to its limit, without affecting another address', async () => {
    const before = await countLeads();
    await openConnections(commerce.app);
    const answers = await repeat(8, () => leave(buyer));
    expect(statuses(answers)).toEqual([201, 201, 429, 429, 429, 429, 429, 429]);
    const refused = await leave(buyer);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(refused.json<Problem>().retryAfter).toBeGreaterThan(3_500);
    expect(refused.headers['retry-after']).toBe(String(refused.json<Problem>().retryAfter));
    expect((await leave(other)).statusCode).toBe(201);
    expect(await countLeads()).toBe(before + 3);
  });

  test('a repeated lead counts once', async () => {
    const key = randomUUID();
    for (let count = 0; count < 5; count += 1) {
      expect((await leave(buyer, key)).statusCode).toBe(201);
    }
    expect((await leave(buyer)).statusCode).toBe(201);
    // Its response was lost, and the limit has been reached since.
    expect((await leave(buyer)).statusCode).toBe(429);
    expect((await leave(buyer, key)).statusCode).toBe(201);
  });

  test('a network of one customer counts as one address', async () => {
    expect((await leave('2001:db8:1:2::1')).statusCode).toBe(201);
    expect((await leave('2001:db8:1:2:ffff::9')).statusCode).toBe(201);
    expect((await leave('2001:db8:1:2:aaaa::5')).statusCode).toBe(429);
    expect((await leave('2001:db8:1:3::1')).statusCode).toBe(201);
  });

  test('an expired count no longer counts', async () => {
    expect(statuses(await repeat(3, () => leave(buyer)))).toEqual([201, 201, 429]);
    await commerce.database.query('update rate_limits set expire = 1', []);
    expect((await leave(buyer)).statusCode).toBe(201);
  });

  test('the table contains no address in clear', async () => {
    await leave(buyer);
    const rows = await commerce.database.query('select key from rate_limits', []);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('203.0.113');
  });

  test('two processes share their counts', async () => {
    const second = await buildCommerce({
      ...commerceOptions(commerce.database.url),
      limits: strictLimits,
    });
    await second.ready();
    for (const app of [commerce.app, second]) await openConnections(app);
    const ask = (app: App) =>
      app.inject({
        method: 'POST',
        url: paths.lead,
        payload: leadBody,
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': buyer },
      });
    // Few enough that each is counted within the store's time limit on a busy machine.
    const answers = await repeat(10, (index) => ask(index % 2 === 0 ? commerce.app : second));
    await second.close();
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(8);
  });
});

/** @param card only its last part: the header before it belongs to the attempt */
const pay = async (leadId: string, address = buyer, card = 'dGFn', key: string = randomUUID()) => {
  const iat = Math.floor(Date.now() / 1_000);
  const bound = bindCard({ iat, attempt: key, lead: leadId }).split('.').slice(0, -1);
  const part = { ...parts.card(114000), encryptedCard: [...bound, card].join('.') };
  const body = { ...paymentBody(leadId, 'card'), paymentMethods: [part] };
  return postFrom(address, paths.paymentV2, body, key);
};

describe('declined cards', () => {
  startOnce({ limits: { 'declines-alarm': 3 } });

  test('are limited to five an hour per lead, with a reason for the first two', async () => {
    commerce.provider.cardStatus = 'declined';
    const leadId = await createLead(commerce.app);
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await pay(leadId));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(5).fill(402),
      ...Array<number>(3).fill(429),
    ]);
    expect(answers.slice(0, 5).map((answer) => answer.json<Problem>().reason)).toEqual([
      ...Array<string>(2).fill('insufficient_funds'),
      ...Array<string>(3).fill('card_refused'),
    ]);
    expect(commerce.provider.orders).toHaveLength(5);
    const { token = '' } = answers[4]?.json<Problem>() ?? {};
    const view = await commerce.app.inject(buildPath(paths.payment, { token }));
    expect(view.json<PaymentView>().declineReason).toBe('card_refused');
  });

  test('are not tried again after five declines, whoever sends them', async () => {
    vi.spyOn(commerce.provider, 'fingerprint').mockImplementation((card) =>
      Promise.resolve(card.split('.').at(-1) ?? ''),
    );
    commerce.provider.cardStatus = 'declined';
    for (let count = 0; count < 5; count += 1) {
      const answer = await pay(await createLead(commerce.app), `198.51.100.${count}`, 'c3RvbGVu');
      expect(answer.statusCode).toBe(402);
    }
    commerce.provider.cardStatus = 'captured';
    const refused = await pay(await createLead(commerce.app), buyer, 'c3RvbGVu');
    expect(refused.json()).toMatchObject({ code: 'rate_limited' });
    expect(commerce.provider.orders).toHaveLength(5);
    // The same address may pay with another card.
    expect((await pay(await createLead(commerce.app), buyer, 'b3du')).statusCode).toBe(201);
  });

  test('a card that the provider does not identify in time is accepted', async () => {
    vi.spyOn(commerce.provider, 'fingerprint').mockReturnValue(new Promise(() => undefined));
    expect((await pay(await createLead(commerce.app))).statusCode).toBe(201);
  });

  test('are reported to operators once when there are too many in total', async () => {
    const log = vi.spyOn(commerce.app.log, 'error');
    commerce.provider.cardStatus = 'declined';
    for (let count = 0; count < 5; count += 1) await pay(await createLead(commerce.app));
    expect(log.mock.calls.map(([details]) => details)).toEqual([{ limit: 'declines-alarm' }]);
  });
});

describe('with strict limits', () => {
  startOnce({ limits: strictLimits });

  test('a paid card does not count', async () => {
    for (let count = 0; count < 6; count += 1) {
      const leadId = await createLead(commerce.app);
      expect((await pay(leadId)).statusCode).toBe(201);
    }
  });

  test('an unavailable provider does not count', async () => {
    commerce.provider.behaviours = Array.from({ length: 40 }, () => 'turn-away');
    const leadId = await createLead(commerce.app);
    expect((await pay(leadId)).json()).toMatchObject({ reason: 'processing_error' });
    commerce.provider.behaviours = [];
    expect((await pay(leadId)).statusCode).toBe(201);
  });

  test('an attempt sent many times at once counts once', async () => {
    await openConnections(commerce.app);
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    const answers = await repeat(8, () => pay(leadId, buyer, 'dGFn', key));
    expect(statuses(answers)).toEqual(Array(8).fill(201));
  });

  test('many leads at once reach the provider only up to the limit of their address', async () => {
    await openConnections(commerce.app);
    commerce.provider.cardStatus = 'declined';
    const leads = await repeat(20, () => createLead(commerce.app));
    const answers = await repeat(20, (index) => pay(leads[index] ?? ''));
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(4);
    expect(commerce.provider.orders).toHaveLength(4);
    expect((await pay(await createLead(commerce.app), other)).statusCode).toBe(402);
  });

  test('a lead creates payments up to its limit', async () => {
    const leadId = await createLead(commerce.app);
    const pay = () => postFrom(buyer, paths.paymentV2, paymentBody(leadId, 'pix'));
    expect(statuses([await pay(), await pay(), await pay()])).toEqual([201, 201, 429]);
  });

  test('slips are registered up to the limit of an address', async () => {
    const pay = async (method: 'bankslip' | 'pix') =>
      postFrom(buyer, paths.paymentV2, paymentBody(await createLead(commerce.app), method));
    const slips = [await pay('bankslip'), await pay('bankslip'), await pay('bankslip')];
    expect(statuses(slips)).toEqual([201, 201, 429]);
    expect((await pay('pix')).statusCode).toBe(201);
  });
});

describe('payments', () => {
  startOnce({ limits: { 'payments-per-address': 2 } });

  test('are created up to the limit of an address, whatever the lead', async () => {
    const pay = async (address: string) =>
      postFrom(address, paths.paymentV2, paymentBody(await createLead(commerce.app), 'pix'));
    expect(statuses([await pay(buyer), await pay(buyer), await pay(buyer)])).toEqual([
      201, 201, 429,
    ]);
    expect(commerce.provider.orders).toHaveLength(2);
    expect((await pay(other)).statusCode).toBe(201);
  });
});

describe('while the store of counts is unavailable', () => {
  beforeAll(async () => {
    commerce = await startTestCommerce({
      limits: { 'declines-per-lead': 4, 'vouchers-per-address': 6 },
    });
    await commerce.database.query('drop table rate_limits', []);
  });
  afterAll(() => commerce.stop());

  const guess = (address: string) =>
    commerce.app.inject({
      url: buildPath(paths.productV2, { code: 'ms' }),
      query: { business: 'meusucesso', voucher: `GUESS${randomUUID()}` },
      headers: { 'x-forwarded-for': address },
    });

  test('half as many calls pass, and calls without a count continue', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await guess(buyer));
    expect(statuses(answers)).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await guess(other)).statusCode).toBe(200);
  });

  test('buyers leave leads and pay, and declined cards stay limited', async () => {
    const leadId = await createLead(commerce.app);
    const pay = (id: string) => post(commerce.app, paths.paymentV2, paymentBody(id, 'card'));
    expect((await pay(leadId)).statusCode).toBe(201);
    commerce.provider.cardStatus = 'declined';
    const thief = await createLead(commerce.app);
    const answers = [await pay(thief), await pay(thief), await pay(thief)];
    expect(statuses(answers)).toEqual([402, 402, 429]);
  });
});

describe('captchas', () => {
  startOnce({
    captchaSecret: 'a secret of the tests',
    limits: { 'captchas-per-address': 3 },
  });
  const ask = (address: string) =>
    commerce.app.inject({
      url: buildPath(paths.captcha, { action: 'lead' }),
      headers: { 'x-forwarded-for': address },
    });

  test('an address requests captchas up to its limit, and learns when it may retry', async () => {
    await openConnections(commerce.app);
    const answers = await repeat(8, () => ask(buyer));
    expect(statuses(answers)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const refused = await ask(buyer);
    expect(refused.json<Problem>().retryAfter).toBeGreaterThan(3_500);
    expect(refused.headers['retry-after']).toBe(String(refused.json<Problem>().retryAfter));
    expect((await ask(other)).statusCode).toBe(200);
  });
});
