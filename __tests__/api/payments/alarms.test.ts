import { randomUUID } from 'node:crypto';
import { alarmRepository, type Difference } from '@/commerce/modules/payments/alarms';
import { ProviderRefusal } from '@/commerce/providers/errors';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { anyNumber } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.provider.reset();
});

const alarmsOf = (paymentId: string) =>
  commerce.database.query(
    `select kind, expected, received, times, reported_at is not null as reported
     from payment_alarms where payment_id = $1 order by kind`,
    [paymentId],
  );

const partOf = async (paymentId: string) =>
  (
    await commerce.database.query(
      'select state, provider_charge_id from payment_parts where payment_id = $1',
      [paymentId],
    )
  )[0];

const stateOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;

async function openPix(): Promise<{ token: string; paymentId: string }> {
  const body = paymentBody(await createLead(commerce.app), 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { token, paymentId: String(row?.id) };
}

function tell(paymentId: string, said: Partial<Charge>) {
  commerce.provider.distort = (charge) => ({ ...charge, ...said });
  return commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId },
  });
}

test.each<[string, Partial<Charge>, { kind: string; expected: string; received: string }]>([
  ['amount', { amount: 1 }, { kind: 'amount', expected: '114000', received: '1' }],
  ['currency', { currency: 'USD' }, { kind: 'currency', expected: 'BRL', received: 'USD' }],
])(
  'an event about another %s is received, pays nothing and is reported to operators',
  async (_name, said, alarm) => {
    const { paymentId, token } = await openPix();
    const response = await tell(paymentId, { status: 'captured', ...said });
    expect(response.statusCode).toBe(204);
    expect(await stateOf(token)).toBe('pending');
    const alarms = await eventually(
      () => alarmsOf(paymentId),
      ([first]) => first?.reported === true,
    );
    expect(alarms).toEqual([{ ...alarm, times: anyNumber, reported: true }]);
  },
);

test('an event with another charge id changes nothing, whatever it says', async () => {
  const { paymentId, token } = await openPix();
  const before = await partOf(paymentId);
  for (const status of ['captured', 'expired'] as const)
    expect((await tell(paymentId, { id: 'ch_other', status })).statusCode).toBe(204);
  expect(await partOf(paymentId)).toEqual(before);
  expect(await stateOf(token)).toBe('pending');
  expect(await alarmsOf(paymentId)).toMatchObject([
    { kind: 'charge_id', expected: before?.provider_charge_id, received: 'ch_other' },
  ]);
});

test('a response with the charge of another payment causes no server error, and pays nothing', async () => {
  const paid = await openPix();
  const { provider_charge_id: taken } = (await partOf(paid.paymentId)) ?? {};
  commerce.provider.distort = (charge) => ({ ...charge, id: String(taken) });
  const body = paymentBody(await createLead(commerce.app));
  const response = await post(commerce.app, paths.paymentV2, body);
  expect(response.statusCode).toBe(201);
  expect(response.json<PaymentResponse>().payment?.state).toBe('processing');
  const [row] = await commerce.database.query('select id from payments where token = $1', [
    response.json<PaymentResponse>().token,
  ]);
  expect(await alarmsOf(String(row?.id))).toMatchObject([{ kind: 'charge_id', received: taken }]);
});

test('a card that was charged something else is neither shown as paid nor charged again', async () => {
  const leadId = await createLead(commerce.app);
  commerce.provider.distort = (charge) => ({ ...charge, amount: charge.amount - 1 });
  const response = await post(commerce.app, paths.paymentV2, paymentBody(leadId));
  expect(response.json<PaymentResponse>().payment?.state).toBe('processing');
  const again = await post(commerce.app, paths.paymentV2, paymentBody(leadId));
  expect(again.statusCode).toBe(409);
  expect(again.json<Problem>().code).toBe('payment_in_progress');
  // The provider corrects it: the charge is as ordered after all.
  commerce.provider.distort = undefined;
  commerce.passTime(60_000);
  const { token } = response.json<PaymentResponse>();
  expect(
    await eventually(
      () => stateOf(token),
      (state) => state === 'paid',
    ),
  ).toBe('paid');
});

test('an expiry applies, whatever amount it names', async () => {
  const { paymentId, token } = await openPix();
  await tell(paymentId, { status: 'expired', amount: 0 });
  expect(await stateOf(token)).toBe('expired');
  expect(await alarmsOf(paymentId)).toEqual([]);
});

test('a repeated alarm is counted; once settled, only a new one is reported', async () => {
  const { paymentId } = await openPix();
  await tell(paymentId, { status: 'captured', amount: 1 });
  await tell(paymentId, { status: 'captured', amount: 1 });
  const readAlarms = () =>
    commerce.database.query(
      'select received, times, reported_at, resolved_at from payment_alarms where payment_id = $1 order by id',
      [paymentId],
    );
  const isTold = (alarms: Awaited<ReturnType<typeof readAlarms>>) =>
    alarms.every((alarm) => alarm.reported_at !== null);
  const [alarm] = await eventually(readAlarms, isTold);
  expect(Number(alarm?.times)).toBeGreaterThanOrEqual(2);
  await commerce.database.query(
    'update payment_alarms set resolved_at = now() where payment_id = $1',
    [paymentId],
  );
  const [settled] = await readAlarms();
  await tell(paymentId, { status: 'captured', amount: 1 });
  const [same] = await readAlarms();
  expect(same).toEqual({ ...settled, times: anyNumber });
  expect(Number(same?.times)).toBeGreaterThan(Number(settled?.times));
  await tell(paymentId, { status: 'captured', amount: 2 });
  const told = await eventually(readAlarms, isTold);
  expect(told).toMatchObject([
    { received: '1', resolved_at: settled?.resolved_at },
    { received: '2', resolved_at: null },
  ]);
});

test('any number of alarms can be written at once', async () => {
  const { paymentId } = await openPix();
  const { close, connection } = connectPatiently(commerce.database.url);
  const differences = Array.from({ length: 9_400 }, (_, index): Difference => ({
    kind: 'missing_charge',
    paymentId,
    part: 1,
    expected: String(index),
    received: 'no such charge',
  }));
  try {
    await alarmRepository(connection).raise(differences, new Date());
  } finally {
    await close();
  }
  expect(await alarmsOf(paymentId)).toHaveLength(differences.length);
});

async function owedRefund(): Promise<{
  token: string;
  paymentId: string;
  pay: () => Promise<unknown>;
}> {
  const leadId = await createLead(commerce.app);
  const pix = (
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'))
  ).json<PaymentResponse>();
  await post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId, 'card', { paymentMethods: [parts.card(114000)] }),
  );
  const [row] = await commerce.database.query('select id from payments where token = $1', [
    pix.token,
  ]);
  const paymentId = String(row?.id);
  const pay = () => {
    commerce.provider.set(paymentId, 'captured');
    return tell(paymentId, { status: 'captured' });
  };
  return { token: pix.token, paymentId, pay };
}

const alarmsLater = (
  paymentId: string,
  isDone: (alarms: Awaited<ReturnType<typeof alarmsOf>>) => boolean,
) =>
  eventually(async () => {
    commerce.passTime(300_000);
    return alarmsOf(paymentId);
  }, isDone);

const isRepeated = ([first]: Awaited<ReturnType<typeof alarmsOf>>) => Number(first?.times) > 1;

async function expectRefunded(token: string): Promise<void> {
  const state = await eventually(
    async () => {
      commerce.passTime(300_000);
      return stateOf(token);
    },
    (current) => current === 'refunded',
  );
  expect(state).toBe('refunded');
}

test('a refund that the provider rejects is reported with its payment, once, and retried', async () => {
  const { pay, paymentId, token } = await owedRefund();
  const refund = vi
    .spyOn(commerce.provider, 'refundCharge')
    .mockRejectedValue(new ProviderRefusal('The provider answered 422'));
  await pay();
  expect(await alarmsLater(paymentId, isRepeated)).toEqual([
    expect.objectContaining({
      kind: 'refused',
      expected: 'refund',
      received: 'The provider answered 422',
    }),
  ]);
  refund.mockRestore();
  await expectRefunded(token);
});

test('a refund that leaves the charge as it was is reported, too', async () => {
  const { pay, paymentId, token } = await owedRefund();
  const refund = vi
    .spyOn(commerce.provider, 'refundCharge')
    .mockImplementation(() => Promise.resolve(commerce.provider.chargeOf(paymentId)));
  await pay();
  commerce.provider.distort = undefined;
  expect(await alarmsLater(paymentId, isRepeated)).toEqual([
    expect.objectContaining({
      kind: 'refused',
      expected: 'refund',
      received: 'the charge is still captured',
    }),
  ]);
  refund.mockRestore();
  await expectRefunded(token);
});

test('a refund without an answer for a day is reported, and one that was lost is not', async () => {
  const { pay, paymentId, token } = await owedRefund();
  commerce.provider.isAway = true;
  await pay();
  await eventually(
    async () => {
      commerce.passTime(300_000);
      return commerce.database.query(
        'select check_count from payment_parts where payment_id = $1',
        [paymentId],
      );
    },
    ([part]) => Number(part?.check_count) > 2,
  );
  expect(await alarmsOf(paymentId)).toEqual([]);
  await commerce.database.query(
    'update payment_parts set check_count = 300 where payment_id = $1',
    [paymentId],
  );
  expect(await alarmsLater(paymentId, isRepeated)).toEqual([
    expect.objectContaining({
      kind: 'refused',
      expected: 'refund',
      received: 'no answer for a day',
    }),
  ]);
  commerce.provider.reset();
  await expectRefunded(token);
});

test('a bank challenge that the provider does not withdraw is reported', async () => {
  commerce.provider.cardStatus = 'requires_action';
  const response = await post(
    commerce.app,
    paths.paymentV2,
    paymentBody(await createLead(commerce.app)),
  );
  const [row] = await commerce.database.query('select id from payments where token = $1', [
    response.json<PaymentResponse>().token,
  ]);
  const withdraw = vi
    .spyOn(commerce.provider, 'voidCharge')
    .mockRejectedValue(new ProviderRefusal('The provider answered 422'));
  const alarms = await alarmsLater(String(row?.id), isRepeated);
  withdraw.mockRestore();
  expect(alarms).toEqual([expect.objectContaining({ kind: 'refused', expected: 'void' })]);
});
