import { buildPath, paths } from '@/contract/paths';
import type { Subscription } from '@/contract/subscription';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { paymentV1Body, deliverWebhook } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  agreementThat,
  beginTrial,
  cancel,
  createTrialBody,
  day,
  getAgreement,
  getPayment,
  sendPayment,
} from '../../support/trials';

const minute = 60_000;
const lookMs = 300;

let commerce: TestCommerce;
let passed: number;

beforeEach(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  passed = 0;
});
afterEach(() => commerce.stop());

const captured = () => commerce.provider.capturedCharges.map(({ amount }) => amount);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function passUntil(milliseconds: number): void {
  commerce.passTime(milliseconds - passed);
  passed = milliseconds;
}

const keptAgreement = (id: string) => agreementThat(commerce, id, ({ state }) => state === 'kept');

async function getSubscription(leadId: string): Promise<Subscription> {
  const [row] = await commerce.database.query('select id from subscriptions where lead_id = $1', [
    leadId,
  ]);
  const path = buildPath(paths.subscription, { subscriptionId: String(row?.id) });
  return (await commerce.app.inject(path)).json();
}

const buy = async ({ leadId, person }: Awaited<ReturnType<typeof beginTrial>>) =>
  sendPayment(commerce, paymentBody(leadId, 'card', { ...person, flowId: 'trial' }));

test('a trial is charged once, on its eighth day, and then runs for a year', async () => {
  const { agreementId, leadId, payment, person, token } = await beginTrial(commerce);
  passUntil(7 * day - minute);
  await wait(lookMs);
  expect(captured()).toEqual([]);
  passUntil(7 * day + minute);
  expect(await keptAgreement(agreementId)).toMatchObject({ state: 'kept', chargeAt: null });
  expect(commerce.provider.orders).toMatchObject([
    { amount: 114000, method: { method: 'default-credit-card', installments: 12 } },
  ]);
  const kept = await getPayment(commerce, token);
  expect(kept).toMatchObject({ state: 'trial', trial: { state: 'kept', chargeFailure: null } });
  const chargedAfter =
    Date.parse(kept.trial?.chargedAt ?? '') - Date.parse(payment.trial?.endsAt ?? '');
  expect(Math.round(chargedAfter / (10 * minute))).toBe(0);
  const { renewsAt } = await getSubscription(leadId);
  const years = (Date.parse(renewsAt) - Date.parse(payment.trial?.endsAt ?? '')) / day;
  expect(Math.round(years)).toBe(365);
  passUntil(30 * day);
  await wait(lookMs);
  expect(captured()).toEqual([114000]);
  expect((await cancel(commerce, agreementId)).json()).toMatchObject({ state: 'kept' });
  // From now on it is a paid product, also for another lead of the same person.
  const { agreement, ...again } = await createTrialBody(commerce, person);
  expect(agreement).toBeDefined();
  expect((await sendPayment(commerce, again)).json()).toMatchObject({ code: 'already_owned' });
});

test('a declined charge is retried on days 9 and 11, then the trial ends', async () => {
  const trial = await beginTrial(commerce);
  const { agreementId, payment, token } = trial;
  const startedAt = Date.parse(payment.trial?.endsAt ?? '') - 7 * day;
  commerce.provider.cardStatus = 'declined';
  const days: number[] = [];
  const failures: unknown[] = [];
  let chargeAt = payment.trial?.chargeAt ?? null;
  while (chargeAt) {
    const dueAt = Date.parse(chargeAt);
    days.push(Math.floor((dueAt - startedAt) / day) + 1);
    passUntil(dueAt - Date.now() + minute);
    const agreement = await agreementThat(
      commerce,
      agreementId,
      (now) => !now.chargeAt || Date.parse(now.chargeAt) > dueAt,
    );
    ({ chargeAt } = agreement);
    failures.push(agreement.chargeFailure);
  }
  expect(days).toEqual([8, 9, 11]);
  expect(failures).toEqual(['declined', 'declined', 'declined']);
  expect(await getAgreement(commerce, agreementId)).toMatchObject({
    state: 'ended',
    chargedAt: null,
  });
  expect(await getPayment(commerce, token)).toMatchObject({
    state: 'expired',
    trial: { state: 'ended', chargeFailure: 'declined' },
  });
  passUntil(40 * day);
  await wait(lookMs);
  const references = commerce.provider.orders.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(3);
  expect(captured()).toEqual([]);

  commerce.provider.reset();
  expect((await buy(trial)).statusCode).toBe(201);
  expect(captured()).toEqual([114000]);
  expect(await getSubscription(trial.leadId)).toMatchObject({ state: 'active' });
});

test('a cancelled trial costs nothing, and its product can be bought', async () => {
  const trial = await beginTrial(commerce);
  const cancelled = await cancel(commerce, trial.agreementId);
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', chargeAt: null });
  expect((await cancel(commerce, trial.agreementId)).json()).toEqual(cancelled.json());
  passUntil(30 * day);
  await wait(lookMs);
  expect(await getPayment(commerce, trial.token)).toMatchObject({
    state: 'expired',
    trial: { state: 'cancelled' },
  });
  expect(commerce.provider.charges.size).toBe(0);
  expect((await buy(trial)).statusCode).toBe(201);
});

test('a trial can still be cancelled between two attempts to charge it', async () => {
  const { agreementId, payment } = await beginTrial(commerce);
  commerce.provider.cardStatus = 'declined';
  passUntil(7 * day + minute);
  await agreementThat(
    commerce,
    agreementId,
    ({ chargeAt }) => chargeAt !== payment.trial?.chargeAt,
  );
  commerce.provider.reset();
  expect((await cancel(commerce, agreementId)).json()).toMatchObject({ state: 'cancelled' });
  passUntil(30 * day);
  await wait(lookMs);
  expect(captured()).toEqual([]);
});

test('a trial cannot be cancelled while its card is being charged', async () => {
  const { agreementId } = await beginTrial(commerce);
  commerce.provider.behaviours = ['hang'];
  passUntil(7 * day + minute);
  await eventually(
    () => Promise.resolve(commerce.provider.orders.length),
    (count) => count > 0,
  );
  const refused = await cancel(commerce, agreementId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'payment_in_progress' });
  commerce.provider.letGo();
  await keptAgreement(agreementId);
  expect(captured()).toEqual([114000]);
});

test('a trial can be cancelled while its charge waits for another payment of the buyer', async () => {
  const { agreementId, leadId, payment } = await beginTrial(commerce);
  const { id } = await getSubscription(leadId);
  commerce.provider.behaviours = ['hang'];
  commerce.provider.cardStatus = 'declined';
  // Close enough to the charge that the buyer's payment is not yet uncertain.
  const dueIn = Date.parse(payment.trial?.chargeAt ?? '') - Date.now();
  passUntil(dueIn - 12_000);
  const renewal = post(
    commerce.app,
    paths.paymentV1,
    paymentV1Body('renew', id, parts.card(114000)),
  );
  await eventually(
    () => Promise.resolve(commerce.provider.orders.length),
    (count) => count > 0,
  );
  passUntil(dueIn + 500);
  await eventually(
    () =>
      commerce.database.query(
        'select 1 from scheduled_charges where agreement_id = $1 and next_check_at > due_at',
        [agreementId],
      ),
    (rows) => rows.length > 0,
  );
  await wait(lookMs);
  expect((await cancel(commerce, agreementId)).json()).toMatchObject({ state: 'cancelled' });
  expect(commerce.provider.orders).toHaveLength(1);
  commerce.provider.letGo();
  await renewal;
  passUntil(30 * day);
  await wait(lookMs);
  expect(captured()).toEqual([]);
});

test('a charge whose response is lost is captured once', async () => {
  const { agreementId } = await beginTrial(commerce);
  commerce.provider.behaviours = ['drop-after'];
  passUntil(7 * day + minute);
  await keptAgreement(agreementId);
  expect(captured()).toEqual([114000]);
});

test('a charge that a stopped service had started is completed, and captured once', async () => {
  const { agreementId } = await beginTrial(commerce);
  passUntil(7 * day + minute);
  await keptAgreement(agreementId);
  // The state that a service leaves when it stops between the charge and its effect on the agreement.
  await commerce.database.query(
    `update scheduled_charges set outcome = null, next_check_at = now() where agreement_id = $1`,
    [agreementId],
  );
  await commerce.database.query(`update card_agreements set state = 'active' where id = $1`, [
    agreementId,
  ]);
  await keptAgreement(agreementId);
  expect(commerce.provider.orders).toHaveLength(1);
});

test('an unavailable provider is retried until it is back', async () => {
  const { agreementId, payment } = await beginTrial(commerce);
  commerce.provider.behaviours = Array<'turn-away'>(200).fill('turn-away');
  passUntil(7 * day + minute);
  const { chargeAt, chargeFailure } = await agreementThat(
    commerce,
    agreementId,
    (agreement) => agreement.chargeAt !== payment.trial?.chargeAt,
  );
  expect(chargeFailure).toBe('not_reached');
  expect(Date.parse(chargeAt ?? '') - Date.parse(payment.trial?.chargeAt ?? '')).toBeLessThan(
    2 * 60 * minute,
  );
  commerce.provider.reset();
  passUntil(7 * day + 3 * 60 * minute);
  await keptAgreement(agreementId);
  expect(captured()).toEqual([114000]);
});

test('a period that the buyer has already paid is not charged again', async () => {
  const { agreementId, leadId } = await beginTrial(commerce);
  const { id } = await getSubscription(leadId);
  const renewal = paymentV1Body('renew', id, parts.card(114000));
  expect((await post(commerce.app, paths.paymentV1, renewal)).statusCode).toBe(201);
  passUntil(7 * day + minute);
  expect(await keptAgreement(agreementId)).toMatchObject({ chargedAt: null, chargeFailure: null });
  expect(captured()).toEqual([114000]);
});

test('a provider that is unavailable for a week ends the trial as not reached, not as declined', async () => {
  const { agreementId } = await beginTrial(commerce);
  commerce.provider.behaviours = Array<'turn-away'>(200).fill('turn-away');
  passUntil(14 * day + minute);
  expect(
    await agreementThat(commerce, agreementId, ({ state }) => state === 'ended'),
  ).toMatchObject({ chargedAt: null, chargeFailure: 'not_reached' });
});

test('a refunded charge ends the trial, and its product can be bought', async () => {
  const trial = await beginTrial(commerce);
  passUntil(7 * day + minute);
  await keptAgreement(trial.agreementId);
  const [row] = await commerce.database.query(
    `select token from payments where state = 'paid' and payer_email = $1`,
    [trial.person.email],
  );
  await deliverWebhook(commerce, String(row?.token), 'refunded');
  expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({
    state: 'ended',
    chargedAt: anyString,
    chargeFailure: null,
  });
  expect((await buy(trial)).statusCode).toBe(201);
});
