import { inTransaction } from '@/commerce/database/connect';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { buildPath, paths } from '@/contract/paths';
import type { PhoneValidation } from '@/contract/phoneVerification';
import type { Problem } from '@/contract/problem';
import { leadBody, openConnections, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { anyNumber, stringMatching } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const sale = { business: leadBody.business, productCode: leadBody.productCode };
const seconds = (count: number) => count * 1_000;
let commerce: TestCommerce;
let phones = 0;

beforeAll(async () => {
  commerce = await startTestCommerce();
  await openConnections(commerce.app);
});
afterAll(() => commerce.stop());

/** Limits are per phone, so each test has a phone of its own. */
async function createLead(phone = `+55119${String(80000000 + (phones += 1))}`) {
  const response = await post(commerce.app, paths.lead, { ...leadBody, phone });
  return { leadId: response.json<{ leadId: string }>().leadId, phone };
}

const send = (leadId: string, key: string = randomUUID(), body: object = sale) =>
  post(commerce.app, buildPath(paths.phoneCode, { leadId }), body, key);

const validate = (leadId: string, code: string, key: string = randomUUID()) =>
  post(commerce.app, buildPath(paths.phoneValidation, { leadId }), { ...sale, code }, key);

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const messagesTo = (phone: string) => commerce.sms.sent.filter(({ to }) => to === phone);

async function sendTo({ leadId, phone }: { leadId: string; phone: string }) {
  expect((await send(leadId)).statusCode).toBe(201);
  return commerce.sms.codeFor(phone);
}

describe('sending', () => {
  test('a code of six digits goes to the phone of the lead, in its language', async () => {
    const { leadId, phone } = await createLead();
    const response = await send(leadId);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ resendAfter: 60, expiresAfter: 600 });
    expect(messagesTo(phone)).toEqual([
      {
        to: phone,
        text: stringMatching(
          /^meuSucesso: seu código é \d{6}\. Vale 10 minutos\. Não compartilhe\.$/,
        ),
      },
    ]);
  });

  test('the database does not store the code in clear', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    const rows = await commerce.database.query('select * from phone_codes where lead_id = $1', [
      lead.leadId,
    ]);
    expect(rows).toHaveLength(1);
    expect(Object.values(rows[0] ?? {}).map(String)).not.toContainEqual(
      expect.stringContaining(code),
    );
  });

  test('the same key sends once, also for simultaneous calls', async () => {
    const { leadId, phone } = await createLead();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(leadId, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(messagesTo(phone)).toHaveLength(1);
  });

  test('the same key for another lead is refused', async () => {
    const key = randomUUID();
    await send((await createLead()).leadId, key);
    const response = await send((await createLead()).leadId, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('another code can be requested after 60 seconds, and only the newest counts', async () => {
    const lead = await createLead();
    const first = await sendTo(lead);
    const tooEarly = await send(lead.leadId);
    expect(tooEarly.statusCode).toBe(429);
    expect(tooEarly.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(tooEarly.headers['retry-after'])).toBe(tooEarly.json<Problem>().retryAfter);
    expect(tooEarly.json<Problem>().retryAfter).toBeGreaterThan(50);
    expect(messagesTo(lead.phone)).toHaveLength(1);

    commerce.passTime(seconds(60));
    const second = await sendTo(lead);
    const outdated = await validate(lead.leadId, first === second ? wrong(second) : first);
    expect(outdated.json()).toMatchObject({ code: 'code_wrong' });
    expect((await validate(lead.leadId, second)).statusCode).toBe(200);
  });

  test('two simultaneous requests with different keys send one code', async () => {
    const { leadId, phone } = await createLead();
    const answers = await Promise.all([send(leadId), send(leadId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);
    expect(messagesTo(phone)).toHaveLength(1);
  });

  test('a phone gets no more than ten unused codes an hour', async () => {
    const { leadId } = await createLead();
    for (let count = 0; count < 10; count += 1) {
      expect((await send(leadId)).statusCode).toBe(201);
      commerce.passTime(seconds(60));
    }
    const refused = await send(leadId);
    expect(refused.statusCode).toBe(429);
    const { retryAfter = 0 } = refused.json<Problem>();
    expect(retryAfter).toBeGreaterThan(2_900);
    commerce.passTime(seconds(retryAfter));
    expect((await send(leadId)).statusCode).toBe(201);
  });

  test('an address gets no more than thirty unused codes an hour, whatever address it claims', async () => {
    const leads = await Promise.all(Array.from({ length: 41 }, () => createLead()));
    const ask = (index: number, forwarded: string) =>
      commerce.app.inject({
        method: 'POST',
        url: buildPath(paths.phoneCode, { leadId: leads[index]?.leadId ?? '' }),
        payload: sale,
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': forwarded },
      });
    const askMany = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        ask(first + index, `198.51.100.${index}, 203.0.113.7`),
      );
    const early = await Promise.all(askMany(0, 25));
    const { close, connection } = connectPatiently(commerce.database.url);
    // Writes are blocked for a while, so that a count of the written rows alone stays the same.
    const late = await inTransaction(connection, async (transaction) => {
      await transaction.execute(sql`lock table phone_codes in share mode`);
      const asked = askMany(25, 15);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return asked;
    });
    const answers = [...early, ...(await Promise.all(late))];
    await close();
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect((await ask(40, '203.0.113.8')).statusCode).toBe(201);
  });

  test('a refused message can be sent again with the same key', async () => {
    const { leadId, phone } = await createLead();
    const key = randomUUID();
    commerce.sms.refuses = true;
    const failed = await send(leadId, key);
    commerce.sms.refuses = false;
    expect(failed.statusCode).toBe(502);
    expect((await send(leadId, key)).statusCode).toBe(201);
    expect((await validate(leadId, commerce.sms.codeFor(phone))).statusCode).toBe(200);
  });

  test('a message that may have arrived counts, and its code is valid', async () => {
    const { leadId, phone } = await createLead();
    commerce.sms.losesAnswers = true;
    const unclear = await send(leadId);
    const tooEarly = await Promise.all([send(leadId), send(leadId)]);
    commerce.sms.losesAnswers = false;
    expect(unclear.statusCode).toBe(502);
    expect(tooEarly.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(messagesTo(phone)).toHaveLength(1);
    expect((await validate(leadId, commerce.sms.codeFor(phone))).statusCode).toBe(200);
  });

  test.each([
    ['a lead that does not exist', randomUUID(), sale, 404, 'not_found'],
    ['an id that is none', 'me', sale, 404, 'not_found'],
    ['a body without product', null, { business: sale.business }, 400, 'invalid_request'],
    ['another product', null, { ...sale, productCode: 'x' }, 422, 'invalid_field'],
  ])('%s is refused', async (_name, id, body, status, code) => {
    const response = await send(id ?? (await createLead()).leadId, randomUUID(), body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });
});

describe('validating', () => {
  test('the right code marks the lead, once and for all', async () => {
    const lead = await createLead();
    const response = await validate(lead.leadId, await sendTo(lead));
    expect(response.statusCode).toBe(200);
    const [row] = await commerce.database.query('select * from leads where id = $1', [lead.leadId]);
    expect(row?.phone_verified_at).toEqual(new Date(response.json<PhoneValidation>().verifiedAt));
    const again = await send(lead.leadId);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'phone_already_verified' });
  });

  test('a used code is refused for another lead, who may request one at once', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    await validate(lead.leadId, code);
    const other = await createLead(lead.phone);
    expect((await validate(other.leadId, code)).json()).toMatchObject({ code: 'code_expired' });
    expect((await validate(other.leadId, await sendTo(other))).statusCode).toBe(200);
  });

  test('the code also verifies a later lead with the same phone', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    const anew = await createLead(lead.phone);
    expect((await validate(anew.leadId, code)).statusCode).toBe(200);
  });

  test('five wrong codes invalidate it, and then the right one is refused too', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const response = await validate(lead.leadId, wrong(code));
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'code_wrong', attemptsLeft });
    }
    for (const given of [wrong(code), code]) {
      const response = await validate(lead.leadId, given);
      expect(response.statusCode).toBe(429);
      expect(response.json()).toMatchObject({
        code: 'too_many_attempts',
        retryAfter: anyNumber,
      });
    }
    commerce.passTime(seconds(60));
    expect((await validate(lead.leadId, await sendTo(lead))).statusCode).toBe(200);
  });

  test('simultaneous attempts are counted one by one', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => validate(lead.leadId, wrong(code))),
    );
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((problem) => problem === 'code_wrong')).toHaveLength(4);
    expect(codes.filter((problem) => problem === 'too_many_attempts')).toHaveLength(8);
  });

  test('a repeated attempt counts once; the same key with another code is refused', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    const key = randomUUID();
    for (let count = 0; count < 6; count += 1) {
      const response = await validate(lead.leadId, wrong(code), key);
      expect(response.json()).toMatchObject({ code: 'code_wrong', attemptsLeft: 4 });
    }
    expect((await validate(lead.leadId, code, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect((await validate(lead.leadId, code)).statusCode).toBe(200);
  });

  test('after ten minutes the code has expired', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    commerce.passTime(seconds(600));
    const response = await validate(lead.leadId, code);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'code_expired' });
  });

  test('a code in full-width digits is accepted', async () => {
    const lead = await createLead();
    const code = await sendTo(lead);
    const wide = code.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
    expect((await validate(lead.leadId, wide)).statusCode).toBe(200);
  });

  test('any code counts as expired where none was sent', async () => {
    const { leadId } = await createLead();
    expect((await validate(leadId, '123456')).json()).toMatchObject({ code: 'code_expired' });
  });

  test.each(['12345', '1234567', '12345a', '１２３４５'])(
    '%s is refused as malformed',
    async (code) => {
      const { leadId } = await createLead();
      const response = await validate(leadId, code);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ field: '/code' }] });
    },
  );
});
