import { buildPath, paths } from '@/contract/paths';
import { createLead, paymentBody } from '../support/commerceRequests';
import {
  code as contractProduct,
  createContractLead,
  planId as contractPlan,
} from '../support/contractRequests';
import { buyer, createPostFrom, other, repeat, statuses } from '../support/limitedCalls';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce({
    limits: { 'vouchers-per-address': 3, 'vouchers-per-lead': 2 },
  });
});
beforeEach(() => commerce.database.query('delete from rate_limits'));
afterAll(() => commerce.stop());

const postFrom = createPostFrom(() => commerce);

let guesses = 0;
/** A code that does not exist. The digits of a random one can pass for a card number. */
const guess = () => `GUESS${(guesses += 1)}`;

describe('vouchers', () => {
  const ask = (voucher: string, address = buyer) =>
    commerce.app.inject({
      url: buildPath(paths.productV2, { code: 'ms' }),
      query: { business: 'meusucesso', voucher },
      headers: { 'x-forwarded-for': address },
    });

  test('guesses are answered up to the limit, and then even a valid code is refused', async () => {
    const answers = await repeat(12, () => ask(guess()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9);
    expect((await ask('MS120')).statusCode).toBe(429);
    expect((await ask('', buyer)).statusCode).toBe(200);
    expect((await ask(guess(), other)).statusCode).toBe(200);
  });

  test('a repeated old code of a link counts once per address', async () => {
    const old = 'OLDCODE';
    for (let count = 0; count < 5; count += 1) expect((await ask(old)).statusCode).toBe(200);
    expect(statuses([await ask(guess()), await ask(guess()), await ask(guess())])).toEqual([
      200, 200, 429,
    ]);
  });

  const pay = async (leadId?: string) =>
    postFrom(buyer, paths.paymentV2, {
      ...paymentBody(leadId ?? (await createLead(commerce.app)), 'pix'),
      voucher: guess(),
    });

  test('guesses in payments count too', async () => {
    const leadId = await createLead(commerce.app);
    expect(statuses([await pay(leadId), await pay(leadId), await pay(leadId)])).toEqual([
      422, 422, 429,
    ]);
  });

  test('guesses in payments and contracts of many leads count together', async () => {
    const write = async () =>
      postFrom(buyer, buildPath(paths.contractGeneration, { code: contractProduct }), {
        leadId: await createContractLead(commerce.app),
        planId: contractPlan,
        voucher: guess(),
      });
    expect(statuses([await pay(), await write(), await pay(), await write()])).toEqual([
      422, 422, 422, 429,
    ]);
    expect((await pay()).statusCode).toBe(429);
  });
});
