import type { ChargeStatus } from '@/commerce/providers/PaymentProvider';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { anyString } from '../../support/matchers';
import { deliverWebhookOf, deliverWebhook } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  agreementThat,
  arriveLate,
  askSubscription,
  beginTrial,
  buy,
  cancel,
  createPassing,
  day,
  getAgreement,
  listOutcomes,
  lookMs,
  loseFirstTry,
  renew,
  wait,
} from '../../support/trials';

const minute = 60_000;

type Trial = Awaited<ReturnType<typeof beginTrial>>;

let commerce: TestCommerce;
let passing: ReturnType<typeof createPassing>;

beforeEach(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  passing = createPassing(commerce);
});
afterEach(() => commerce.stop());

const captured = () => commerce.provider.capturedCharges.map(({ amount }) => amount);
const stateThat = (id: string, expected: string) =>
  agreementThat(commerce, id, ({ state }) => state === expected);

async function tryToCharge({ agreementId, payment }: Trial, statuses: ChargeStatus[]) {
  commerce.provider.nextCardStatuses = [...statuses];
  let chargeAt = payment.trial?.chargeAt ?? null;
  for (const index of statuses.keys()) {
    passing.until(Date.parse(chargeAt ?? '') - Date.now() + minute);
    await eventually(
      () => commerce.provider.orders.length,
      (count) => count > index,
    );
    if (index < statuses.length - 1)
      ({ chargeAt } = await agreementThat(
        commerce,
        agreementId,
        (agreement) => agreement.chargeAt !== chargeAt,
      ));
  }
}

describe('a paid period', () => {
  test('keeps its subscription when an abandoned attempt is captured late', async () => {
    const trial = await beginTrial(commerce);
    const reference = await loseFirstTry(commerce, passing, trial);
    await arriveLate(commerce);
    await deliverWebhookOf(commerce, reference);
    expect((await cancel(commerce, trial.agreementId)).json()).toMatchObject({
      state: 'kept',
      chargeAt: null,
      chargedAt: anyString,
    });
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
    passing.until(30 * day);
    await wait(lookMs);
    expect(captured()).toEqual([114000]);
    expect(await listOutcomes(commerce, trial.agreementId)).toEqual(['not_reached', 'not_needed']);
  });

  test('leaves nothing to cancel when a renewal paid it', async () => {
    const trial = await beginTrial(commerce);
    passing.until(3 * day);
    expect((await renew(commerce, trial.leadId)).statusCode).toBe(201);
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({ state: 'kept' });
    passing.until(5 * day);
    expect((await cancel(commerce, trial.agreementId)).json()).toMatchObject({
      state: 'kept',
      chargeAt: null,
    });
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
  });

  test('stays paid when a renewal paid it while the last attempt waits for the bank', async () => {
    const trial = await beginTrial(commerce);
    await tryToCharge(trial, ['declined', 'declined', 'requires_action']);
    await wait(lookMs);
    commerce.provider.reset();
    expect((await renew(commerce, trial.leadId)).statusCode).toBe(201);
    passing.on(5 * minute);
    await wait(lookMs);
    expect(await stateThat(trial.agreementId, 'kept')).toMatchObject({ state: 'kept' });
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
    expect(captured()).toEqual([114000]);
  });

  test('stays paid by a Pix that replaced the last attempt', async () => {
    const trial = await beginTrial(commerce);
    await tryToCharge(trial, ['declined', 'declined', 'requires_action']);
    await wait(lookMs);
    const pix = await renew(commerce, trial.leadId, parts.pix(114000));
    expect(pix.statusCode).toBe(201);
    passing.on(5 * minute);
    await wait(lookMs);
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({ state: 'active' });
    await deliverWebhook(commerce, pix.json<PaymentResponse>().token, 'captured');
    await stateThat(trial.agreementId, 'kept');
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
    expect(captured()).toEqual([114000]);
  });

  test('is kept or refunded when the trial is cancelled at the same moment, never both or neither', async () => {
    const trials: Trial[] = [];
    for (let count = 0; count < 6; count += 1) trials.push(await beginTrial(commerce));
    await Promise.all(
      trials.flatMap(({ agreementId, leadId }, index) => {
        const pay = async () => {
          await wait(index * 12);
          return renew(commerce, leadId);
        };
        const end = async () => {
          await wait(60);
          return cancel(commerce, agreementId);
        };
        return [pay(), end()];
      }),
    );
    for (const { agreementId, leadId, person } of trials) {
      const { state } = await getAgreement(commerce, agreementId);
      const paid = await eventually(
        () =>
          commerce.database.query(
            `select 1 from payments where payer_email = $1 and state in ('paid', 'processing')`,
            [person.email],
          ),
        (rows) => rows.length === (state === 'kept' ? 1 : 0),
      );
      expect(paid).toHaveLength(state === 'kept' ? 1 : 0);
      expect(await askSubscription(commerce, leadId)).toBe(state === 'kept' ? 200 : 404);
    }
  });
});

describe('a refund', () => {
  test('of a renewal ends the trial, and its product can be bought', async () => {
    const trial = await beginTrial(commerce);
    const { token } = (await renew(commerce, trial.leadId)).json<PaymentResponse>();
    passing.until(7 * day + minute);
    await stateThat(trial.agreementId, 'kept');
    await deliverWebhook(commerce, token, 'refunded');
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({ state: 'ended' });
    expect((await buy(commerce, trial)).statusCode).toBe(201);
  });

  test('of a charge not yet seen as captured ends the trial, and its product can be bought', async () => {
    const trial = await beginTrial(commerce);
    commerce.provider.behaviours = ['drop-after'];
    commerce.provider.isAway = true;
    passing.until(7 * day + minute);
    await eventually(
      () => commerce.provider.charges.size,
      (size) => size > 0,
    );
    await wait(lookMs);
    commerce.provider.set(commerce.provider.orders[0]?.reference ?? '', 'refunded');
    commerce.provider.isAway = false;
    passing.until(7 * day + 3 * minute);
    expect(await stateThat(trial.agreementId, 'ended')).toMatchObject({ chargeAt: null });
    expect((await buy(commerce, trial)).statusCode).toBe(201);
    passing.until(30 * day);
    await wait(lookMs);
    expect(captured()).toEqual([114000]);
  });

  test('clears the charge date of a trial that continues', async () => {
    const trial = await beginTrial(commerce);
    passing.until(7 * day + minute);
    expect((await stateThat(trial.agreementId, 'kept')).chargedAt).not.toBeNull();
    // As after a charge that arrived when its period was already paid otherwise.
    await commerce.database.query(
      `update payments set state = 'refunded' where state = 'paid' and payer_email = $1`,
      [trial.person.email],
    );
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({
      state: 'kept',
      chargedAt: null,
    });
  });

  test('of one period leaves another one paid', async () => {
    const trial = await beginTrial(commerce);
    passing.until(7 * day + minute);
    await stateThat(trial.agreementId, 'kept');
    passing.until(7 * day + 340 * day);
    const { token } = (await renew(commerce, trial.leadId)).json<PaymentResponse>();
    await deliverWebhook(commerce, token, 'refunded');
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({ state: 'kept' });
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
  });
});
