import { randomUUID } from 'node:crypto';
import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { cpfs, createCpf, createLiveloCalls, firstDevice, sale, wrong } from './support';
import { createLead } from '../../support/commerceRequests';
import { anyString, instanceOf, stringMatching } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let calls: ReturnType<typeof createLiveloCalls>;

beforeAll(async () => {
  commerce = await startTestCommerce();
  calls = createLiveloCalls(commerce);
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.loyalty.isAway = false;
});

describe('a session', () => {
  test('opens for a CPF, and shows only the last digits of each device', async () => {
    const leadId = await createLead(commerce.app);
    const answer = await calls.open(leadId, cpfs.member);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const session = answer.json<LiveloSession>();
    expect(session).toEqual({
      session: stringMatching(/^[\w-]{32}$/),
      expiresAfter: 1_800,
      devices: instanceOf(Array),
      code: null,
      account: null,
    });
    for (const device of session.devices) {
      expect(device).toEqual({
        id: anyString,
        lastDigits: stringMatching(/^\d{4}$/),
      });
    }
    const again = await calls.get(leadId, session.session);
    expect(again.json<LiveloSession>()).toMatchObject({ devices: session.devices, account: null });
  });

  test.each(Object.entries(cpfs))(
    'does not reveal whether the CPF is a member: %s',
    async (_name, cpf) => {
      const leadId = await createLead(commerce.app);
      const answer = await calls.open(leadId, cpf);
      expect(answer.statusCode).toBe(201);
      expect(Object.keys(answer.json()).sort()).toEqual(
        ['account', 'code', 'devices', 'expiresAfter', 'session'].sort(),
      );
    },
  );

  test('stores no CPF', async () => {
    const cpf = createCpf(77);
    const leadId = await createLead(commerce.app);
    await calls.open(leadId, cpf);
    const rows = await commerce.database.query('select * from livelo_sessions where lead_id = $1', [
      leadId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cpf);
  });

  test('is opened once per key, also by simultaneous calls', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => calls.open(leadId, cpfs.member, key)),
    );
    expect(new Set(answers.map((answer) => answer.json<LiveloSession>().session)).size).toBe(1);
    const other = await calls.open(leadId, createCpf(1), key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('is limited to ten CPFs an hour per lead', async () => {
    const leadId = await createLead(commerce.app);
    for (let count = 0; count < 10; count += 1) {
      expect((await calls.open(leadId, createCpf(1_000 + count))).statusCode).toBe(201);
    }
    const refused = await calls.open(leadId, createCpf(2_000));
    expect(refused.statusCode).toBe(429);
    const { code, retryAfter = 0 } = refused.json<Problem>();
    expect(code).toBe('rate_limited');
    commerce.passTime(retryAfter * 1_000);
    expect((await calls.open(leadId, createCpf(2_000))).statusCode).toBe(201);
  });

  test('is limited to thirty CPFs per address, over any number of leads', async () => {
    const ask = async (count: number) => {
      const leadId = await createLead(commerce.app);
      return commerce.app.inject({
        method: 'POST',
        url: buildPath(paths.liveloSessions, { leadId }),
        payload: { ...sale, cpf: createCpf(3_000 + count) },
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.7' },
      });
    };
    for (let count = 0; count < 30; count += 1) expect((await ask(count)).statusCode).toBe(201);
    expect((await ask(31)).statusCode).toBe(429);
  });

  test.each<[string, string, object, string, number, string]>([
    ['a lead that does not exist', cpfs.member, sale, randomUUID(), 404, 'not_found'],
    ['a CPF with a wrong check digit', '12345678900', sale, '', 422, 'invalid_field'],
    ['a CPF without its last digit', '123.456.789-0', sale, '', 400, 'invalid_request'],
    ['another product', cpfs.member, { ...sale, productCode: 'x' }, '', 422, 'invalid_field'],
  ])('with %s is refused', async (_name, cpf, body, id, status, code) => {
    const leadId = id === '' ? await createLead(commerce.app) : id;
    const answer = await calls.open(leadId, cpf, randomUUID(), body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toContain(cpf);
  });

  test('that is unknown, of another lead or expired gets the same answer', async () => {
    const leadId = await createLead(commerce.app);
    const { session } = (await calls.open(leadId, cpfs.member)).json<LiveloSession>();
    const none = [
      await calls.get(leadId),
      await calls.get(leadId, 'x'.repeat(32)),
      await calls.get(await createLead(commerce.app), session),
    ];
    commerce.passTime(1_800_000);
    none.push(await calls.get(leadId, session));
    // Only the id of the request may differ.
    const bodies = none.map((answer) => ({ ...answer.json<object>(), instance: null }));
    expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  test('gets 502 while the program is unavailable, and opens afterwards with the same key', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    commerce.loyalty.isAway = true;
    const failed = await calls.open(leadId, cpfs.member, key);
    expect(failed.statusCode).toBe(502);
    commerce.loyalty.isAway = false;
    expect((await calls.open(leadId, cpfs.member, key)).statusCode).toBe(201);
  });
});

describe('the code of a session', () => {
  const seconds = (count: number) => count * 1_000;
  let members = 0;

  async function open(cpf = createCpf((members += 1))) {
    const leadId = await createLead(commerce.app);
    const view = (await calls.open(leadId, cpf)).json<LiveloSession>();
    return { leadId, cpf, session: view.session, device: firstDevice(view) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  const send = ({ device, leadId, session }: Opened, key: string = randomUUID()) =>
    calls.send(leadId, session, device.id, key);

  const validate = ({ leadId, session }: Opened, code: string, key: string = randomUUID()) =>
    calls.validate(leadId, session, code, key);

  const sentTo = ({ device }: Opened) =>
    commerce.loyalty.sms.list().filter(({ to }) => to.endsWith(device.lastDigits));

  async function sendTo(opened: Opened): Promise<string> {
    expect((await send(opened)).statusCode).toBe(201);
    return commerce.loyalty.codeFor(opened.device.lastDigits);
  }

  describe('sending', () => {
    test('a code goes to the chosen device, once per key', async () => {
      const opened = await open();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(opened, key)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
      expect(answers[0]?.json<LiveloSession>().code).toMatchObject({ deviceId: opened.device.id });
      expect(sentTo(opened)).toEqual([
        {
          to: stringMatching(/^\+55119\d{8}$/),
          text: stringMatching(/^Livelo: seu código é \d{6}\. Vale 10 minutos\./),
          at: anyString,
        },
      ]);
    });

    test('another code can be requested after a minute, also by another lead', async () => {
      const opened = await open();
      await sendTo(opened);
      for (const asking of [opened, await open(opened.cpf)]) {
        const refused = await send(asking);
        expect(refused.statusCode).toBe(429);
        expect(refused.json<Problem>().retryAfter).toBeGreaterThan(50);
      }
      commerce.passTime(seconds(60));
      expect((await send(opened)).statusCode).toBe(201);
    });

    test('nothing is sent to a device that the member does not have', async () => {
      const { leadId, session } = await open();
      const answer = await calls.send(leadId, session, 'd9');
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: '/deviceId' }] });
    });

    test('a code that could not be sent can be requested again at once', async () => {
      const opened = await open();
      const key = randomUUID();
      commerce.loyalty.isAway = true;
      expect((await send(opened, key)).statusCode).toBe(502);
      commerce.loyalty.isAway = false;
      expect((await send(opened, key)).statusCode).toBe(201);
    });

    test('a CPF without a membership gets the same answer, and no message is sent', async () => {
      const opened = await open(cpfs.stranger);
      const answer = await send(opened);
      expect(answer.statusCode).toBe(201);
      expect(sentTo(opened)).toEqual([]);
      const tried = await validate(opened, '123456');
      expect(tried.json()).toMatchObject({ code: 'code_wrong', attemptsLeft: 4 });
    });
  });

  describe('validating', () => {
    test('the right code shows balance and rate, to this lead only', async () => {
      const opened = await open();
      const code = await sendTo(opened);
      const other = await createLead(commerce.app);
      expect((await calls.validate(other, opened.session, code)).statusCode).toBe(404);
      const answer = await validate(opened, code);
      expect(answer.statusCode).toBe(200);
      const account = {
        balance: 120_000,
        minimumPoints: 1_000,
        rate: { points: 1_000, amount: 4_950 },
      };
      expect(answer.json<LiveloSession>()).toMatchObject({ expiresAfter: 1_800, account });
      expect((await calls.get(opened.leadId, opened.session)).json()).toMatchObject({ account });
      expect(answer.body).not.toContain('authorization');
    });

    test('five attempts are counted one by one, then another code is needed', async () => {
      const opened = await open();
      const code = await sendTo(opened);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => validate(opened, wrong(code))),
      );
      const codes = answers.map((answer) => answer.json<{ code: string }>().code);
      expect(codes.filter((problem) => problem === 'code_wrong')).toHaveLength(4);
      expect((await validate(opened, code)).json()).toMatchObject({ code: 'too_many_attempts' });
      commerce.passTime(seconds(60));
      expect((await validate(opened, await sendTo(opened))).statusCode).toBe(200);
    });

    test('a repeated attempt counts once; the same key with another code is refused', async () => {
      const opened = await open();
      const code = await sendTo(opened);
      const key = randomUUID();
      for (let count = 0; count < 6; count += 1) {
        const answer = await validate(opened, wrong(code), key);
        expect(answer.json()).toMatchObject({ code: 'code_wrong', attemptsLeft: 4 });
      }
      expect((await validate(opened, code, key)).json()).toMatchObject({
        code: 'idempotency_key_reused',
      });
    });

    test('an attempt that the program did not answer can be repeated with its key', async () => {
      const opened = await open();
      const code = await sendTo(opened);
      const key = randomUUID();
      commerce.loyalty.isAway = true;
      expect((await validate(opened, code, key)).statusCode).toBe(502);
      commerce.loyalty.isAway = false;
      expect((await validate(opened, code, key)).statusCode).toBe(200);
    });

    test('after ten minutes the code has expired', async () => {
      const opened = await open();
      const code = await sendTo(opened);
      commerce.passTime(seconds(600));
      expect((await validate(opened, code)).json()).toMatchObject({ code: 'code_expired' });
    });

    test('any code counts as expired where none was sent', async () => {
      expect((await validate(await open(), '123456')).json()).toMatchObject({
        code: 'code_expired',
      });
    });

    test('a blocked member learns of it only with the right code', async () => {
      const opened = await open(cpfs.blocked);
      const code = await sendTo(opened);
      expect((await validate(opened, wrong(code))).json()).toMatchObject({ code: 'code_wrong' });
      const answer = await validate(opened, code);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'points_unavailable' });
      expect((await calls.get(opened.leadId, opened.session)).statusCode).toBe(409);
    });
  });
});
