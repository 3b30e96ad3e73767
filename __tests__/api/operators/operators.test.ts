import { createHash, randomUUID } from 'node:crypto';
import { omit } from 'es-toolkit';
import type { OperatorPayment } from '@/contract/operator';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString, stringMatching } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const key = 'the-key-of-ana';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({
    operators: [
      { name: 'ana', keys: [hash(key)] },
      { name: 'bia', keys: [hash('the-key-of-bia')] },
    ],
    limits: { 'refunds-per-operator': 3, 'refunded-per-operator': 2_000 },
  });
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.provider.reset();
});

async function buy() {
  const body = paymentBody(await createLead(commerce.app), 'card', {
    paymentMethods: [parts.card(114_000)],
  });
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.id);
}

interface Call {
  as?: string;
  body?: object;
  idempotencyKey?: string;
}

const act = (
  path: 'operatorConfirmation' | 'operatorRefund' | 'operatorResend',
  id: string,
  { as = key, body = { reason: 'late' }, idempotencyKey = randomUUID() }: Call = {},
) =>
  commerce.app.inject({
    method: 'POST',
    url: buildPath(paths[path], { id }),
    headers: { authorization: `Bearer ${as}`, 'idempotency-key': idempotencyKey },
    payload: body,
  });

const show = (id: string, authorization = `Bearer ${key}`) =>
  commerce.app.inject({
    url: buildPath(paths.operatorPayment, { id }),
    headers: { authorization },
  });

test('an operator refunds a part once per key, and the history shows it', async () => {
  const id = await buy();
  const body = { amount: 14_000, reason: 'class cancelled' };
  const idempotencyKey = randomUUID();
  const asked = await act('operatorRefund', id.slice(-8), { body, idempotencyKey });
  expect(asked.statusCode).toBe(200);
  expect((await act('operatorRefund', id, { body, idempotencyKey })).statusCode).toBe(200);
  const shown = await eventually(
    async () => (await show(id)).json<OperatorPayment>(),
    ({ parts: [part] }) => (part?.refunded ?? 0) > 0,
  );
  expect(shown).toMatchObject({ state: 'paid', parts: [{ refunded: 14_000 }] });
  const ofPart = { at: anyString, part: 1, amount: 14_000 };
  expect(shown.history.filter(({ amount }) => amount !== null)).toEqual([
    { ...ofPart, what: 'refund asked', who: 'ana', why: 'class cancelled' },
    { ...ofPart, what: 'refund done', who: 'provider', why: null },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/12345678909|4111/);
  const refused = await act('operatorRefund', id, { body: { amount: 100_001, reason: 'more' } });
  expect(refused.json()).toMatchObject({ status: 409, code: 'action_refused' });
  expect(refused.json<Problem>().detail).toMatch(/1\.000,00 can go back/);
});

test('what is no Pix key is refused without being repeated', async () => {
  const body = { amount: 1_000, reason: 'a', pixKey: '11987654321' };
  const refused = await act('operatorRefund', await buy(), { body });
  expect(refused.json()).toMatchObject({ status: 409, code: 'action_refused' });
  expect(refused.json<Problem>().detail).toMatch(/^This is no Pix key: name a CPF/);
  expect(refused.body).not.toContain(body.pixKey);
});

test('an operator refunds up to a daily count and sum, and another one is not affected', async () => {
  const as = 'the-key-of-bia';
  const [first, second] = [await buy(), await buy()];
  expect((await act('operatorRefund', first, { as })).statusCode).toBe(200);
  const tooMuch = await act('operatorRefund', second, { as });
  expect(tooMuch.statusCode).toBe(429);
  for (const amount of [1_000, 1_000])
    expect(
      (await act('operatorRefund', second, { as, body: { amount, reason: 'a' } })).statusCode,
    ).toBe(200);
  const tooOften = await act('operatorRefund', second, { as, body: { amount: 1, reason: 'a' } });
  expect(tooOften.statusCode).toBe(429);
  const other = await act('operatorRefund', second, { body: { amount: 1_000, reason: 'a' } });
  expect(other.statusCode).toBe(200);
});

test('an operator sends an access link again, and cannot confirm what is not paid in person', async () => {
  const id = await buy();
  const sent = await act('operatorResend', id, { body: {} });
  expect(sent.json<OperatorPayment>().history.at(-1)).toMatchObject({
    what: 'access sent again',
    who: 'ana',
  });
  expect((await act('operatorConfirmation', id)).json()).toMatchObject({ code: 'action_refused' });
  await commerce.database.query(`update payments set state = 'refunded' where id = $1`, [id]);
  const ended = await act('operatorResend', id, { body: {} });
  expect(ended.json()).toMatchObject({
    code: 'action_refused',
    detail: stringMatching(/^The payment is refunded: access has ended/),
  });
});

test('a caller without rights gets the answer of an unknown URL', async () => {
  const id = await buy();
  const nowhere = await commerce.app.inject('/api/v1/operators/none');
  const said = omit(nowhere.json(), ['instance']);
  const url = buildPath(paths.operatorRefund, { id });
  const answers = [
    await show(id, ''),
    await show(id, `Bearer ${key}x`),
    await show(id, `Basic ${key}`),
    await act('operatorRefund', id, { as: 'wrong' }),
    await act('operatorRefund', id, { as: 'wrong', body: { nothing: true } }),
    await commerce.app.inject({ method: 'POST', url, payload: 'no json' }),
    await commerce.app.inject({ method: 'DELETE', url }),
    await commerce.app.inject({ method: 'GET', url }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ ...said, instance: anyString });
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(nowhere.headers).sort());
  }
});
