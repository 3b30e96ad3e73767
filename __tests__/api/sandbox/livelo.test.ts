import type { LoyaltyAccount, LoyaltyMember } from '@/commerce/providers/LoyaltyProgram';
import type { Charge } from '@/sandbox/charges/StoredCharge';
import type { CodeResult } from '@/sandbox/livelo/liveloProgram';
import type { SentSms } from '@/sandbox/sms/smsBox';
import { callSandbox } from './support/callSandbox';
import { liveloRequest } from './support/chargeRequests';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
let references = 0;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const post = <Body>(url: string, body: object) => callSandbox<Body>(sandbox.app, 'POST', url, body);

const findMember = (cpf: string) => post<LoyaltyMember>('/livelo/members', { cpf });

async function sendCode(cpf: string) {
  const { memberId, devices } = (await findMember(cpf)).body;
  const reference = `reference-${(references += 1)}`;
  const [device] = devices;
  const order = { reference, memberId, deviceId: device?.id };
  expect((await post('/livelo/codes', order)).status).toBe(201);
  const sent = (await sandbox.app.inject('/sms')).json<SentSms[]>();
  const text = sent.findLast(({ to }) => to.endsWith(device?.lastDigits ?? ''))?.text ?? '';
  return { reference, memberId, devices, code: /\b\d{6}\b/.exec(text)?.[0] };
}

const verify = (reference: string, code: string) =>
  post<CodeResult>(`/livelo/codes/${reference}/verification`, { code });

async function authorize(cpf: string): Promise<string> {
  const { code = '', reference } = await sendCode(cpf);
  const { body } = await verify(reference, code);
  if (body.result !== 'right') throw new Error(`The code is ${body.result}`);
  return body.authorization;
}

const balanceOf = async (authorization: string) =>
  (await post<LoyaltyAccount>('/livelo/account', { authorization })).body.balance;

const charge = (change: object) => post<Charge>('/charges', { ...liveloRequest, ...change });
const member = '12345678909';

describe('members', () => {
  test('a CPF always gives the same id and devices, also after a restart', async () => {
    const before = await findMember(member);
    await sandbox.restart();
    expect(await findMember(member)).toEqual(before);
    expect(before.body.memberId).not.toContain(member);
  });

  test.each([
    ['12345678909', 120_000],
    ['52998224725', 5_500],
    ['39053344705', 0],
  ])('the balance of %s is %i', async (cpf, balance) => {
    const authorization = await authorize(cpf);
    const { body } = await post('/livelo/account', { authorization });
    expect(body).toEqual({ balance, minimumPoints: 1_000, rate: { points: 1_000, amount: 4_950 } });
  });

  test('a CPF without a membership gets devices and no message, and no code is right', async () => {
    const { code, devices, reference } = await sendCode('11144477735');
    expect(devices.length).toBeGreaterThan(0);
    expect(code).toBeUndefined();
    expect((await verify(reference, '123456')).body).toEqual({ result: 'wrong' });
  });

  test('a blocked member is refused with the right code only', async () => {
    const { code = '', reference } = await sendCode('16899535009');
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await verify(reference, wrong)).body).toEqual({ result: 'wrong' });
    expect((await verify(reference, code)).body).toEqual({ result: 'blocked' });
  });

  test('a code expires after ten minutes, an authorization after forty', async () => {
    const authorization = await authorize(member);
    const { code = '', reference } = await sendCode(member);
    sandbox.passSeconds(600);
    expect((await verify(reference, code)).body).toEqual({ result: 'expired' });
    expect(await balanceOf(authorization)).toBe(120_000);
    sandbox.passSeconds(1_800);
    expect((await post('/livelo/account', { authorization })).status).toBe(404);
    expect((await charge({ authorization })).body).toMatchObject({
      status: 'declined',
      declineCode: 'authentication_failed',
    });
  });

  test.each([
    ['members', { cpf: '123.456.789-09' }],
    ['codes', { reference: 'r', memberId: 'm' }],
    ['codes/r/verification', { code: '12345' }],
    ['account', {}],
  ])('a wrong body of %s is refused', async (path, body) => {
    expect((await post(`/livelo/${path}`, body)).status).toBe(400);
  });

  test('a forged authorization is refused', async () => {
    const [payload = '', signature = ''] = (await authorize(member)).split('.');
    const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...grant, expiresAt: 9e12 })).toString('base64url');
    const answer = await post('/livelo/account', { authorization: `${forged}.${signature}` });
    expect(answer.status).toBe(404);
  });
});

describe('points', () => {
  const kinds = async () =>
    (await sandbox.app.inject('/ledger'))
      .json<{ kind: string; method: string }[]>()
      .filter(({ method }) => method === 'livelo')
      .map(({ kind }) => kind);

  test('are redeemed at once, and returned by a refund', async () => {
    const authorization = await authorize(member);
    const { body } = await charge({ authorization });
    expect(body).toMatchObject({ status: 'captured', method: 'livelo', amount: 118_800 });
    expect(await balanceOf(authorization)).toBe(96_000);
    await callSandbox(sandbox.app, 'POST', `/charges/${body.id}/refund`);
    expect(await balanceOf(authorization)).toBe(120_000);
    expect(await kinds()).toEqual(['created', 'authorized', 'captured', 'refunded']);
  });

  test.each([
    ['capture', 'captured', 96_000],
    ['void', 'voided', 120_000],
  ])('are reserved until %s', async (move, kind, balance) => {
    const authorization = await authorize(member);
    const { body } = await charge({ authorization, capture: false });
    expect(body.status).toBe('authorized');
    expect(await balanceOf(authorization)).toBe(96_000);
    await callSandbox(sandbox.app, 'POST', `/charges/${body.id}/${move}`);
    expect(await balanceOf(authorization)).toBe(balance);
    expect(await kinds()).toEqual(['created', 'authorized', kind]);
  });

  test('are not redeemed twice by simultaneous charges, and survive a restart', async () => {
    const authorization = await authorize(member);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        charge({ authorization, paymentId: `payment-${index}` }),
      ),
    );
    const statuses = answers.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'captured')).toHaveLength(5);
    expect(answers.find(({ body }) => body.status === 'declined')?.body.declineCode).toBe(
      'insufficient_funds',
    );
    expect(await balanceOf(authorization)).toBe(0);
    await sandbox.restart();
    expect(await balanceOf(authorization)).toBe(0);
  });

  test('worth less than the amount are refused', async () => {
    const authorization = await authorize(member);
    expect((await charge({ authorization, points: 23_999 })).status).toBe(400);
    expect(await balanceOf(authorization)).toBe(120_000);
  });
});
