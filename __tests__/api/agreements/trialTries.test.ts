import { ProviderRefusal } from '@/commerce/providers/errors';
import { eventually } from '@/testing/eventually';
import { stringMatching } from '../../support/matchers';
import { deliverWebhookOf } from '../../support/paidLater';
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
  wait,
} from '../../support/trials';

const minute = 60_000;
const hour = 60 * minute;

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

describe('an abandoned attempt', () => {
  test('is looked up before the next one, and captured once', async () => {
    const trial = await beginTrial(commerce);
    await loseFirstTry(commerce, passing, trial);
    await arriveLate(commerce);
    passing.until(7 * day + 2 * hour);
    await stateThat(trial.agreementId, 'kept');
    await wait(lookMs);
    expect(captured()).toEqual([114000]);
    expect(commerce.provider.charges.size).toBe(1);
  });

  test('with another amount than ordered blocks the next one', async () => {
    const trial = await beginTrial(commerce);
    await loseFirstTry(commerce, passing, trial);
    await arriveLate(commerce);
    commerce.provider.distort = (charge) => ({ ...charge, amount: 100 });
    passing.until(7 * day + 2 * hour);
    await eventually(
      () => listOutcomes(commerce, trial.agreementId),
      ({ length }) => length > 2,
    );
    expect(await listOutcomes(commerce, trial.agreementId)).toEqual([
      'not_reached',
      'not_reached',
      null,
    ]);
    expect(commerce.provider.charges.size).toBe(1);
    const alarms = await commerce.database.query('select kind from payment_alarms');
    expect(alarms).toEqual([{ kind: 'amount' }]);
  });

  test('is refunded when the trial was cancelled and the product bought', async () => {
    const trial = await beginTrial(commerce);
    const reference = await loseFirstTry(commerce, passing, trial);
    expect((await cancel(commerce, trial.agreementId)).json()).toMatchObject({
      state: 'cancelled',
    });
    expect((await buy(commerce, trial)).statusCode).toBe(201);
    await arriveLate(commerce);
    await deliverWebhookOf(commerce, reference);
    await eventually(
      () => captured(),
      ({ length }) => length === 1,
    );
    expect(commerce.provider.chargeOf(reference).status).toBe('refunded');
    expect(captured()).toEqual([114000]);
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
  });
});

const alarmsOf = () =>
  commerce.database.query(
    `select payment_alarms.kind, received, payments.state, reported_at is not null as reported
     from payment_alarms join payments on payments.id = payment_id`,
  );

describe('a charge that cannot succeed', () => {
  test.each([
    ['plan', `update payments set plan_id = 'gone'`, /plan gone/],
    ['card', 'update payment_parts set profile_id = null', /card/],
  ])(
    'without its %s is reported to operators, and the trial ends after a week',
    async (_, sql, received) => {
      const trial = await beginTrial(commerce);
      await commerce.database.query(sql);
      passing.until(7 * day + minute);
      const alarms = await eventually(alarmsOf, ([first]) => first?.reported === true);
      expect(alarms).toEqual([
        {
          kind: 'not_chargeable',
          received: stringMatching(received),
          state: 'trial',
          reported: true,
        },
      ]);
      const outcomes = await eventually(
        () => listOutcomes(commerce, trial.agreementId),
        ({ length }) => length > 1,
      );
      expect(outcomes).toEqual(['not_reached', null]);
      passing.until(14 * day + 2 * hour);
      const ended = await eventually(
        () => commerce.database.query('select state from card_agreements'),
        ([row]) => row?.state === 'ended',
      );
      expect(ended).toEqual([{ state: 'ended' }]);
    },
  );

  test('because the provider rejects it is retried as often as a declined one', async () => {
    const trial = await beginTrial(commerce);
    const create = vi
      .spyOn(commerce.provider, 'createCharge')
      .mockRejectedValue(new ProviderRefusal('unknown_profile'));
    let { chargeAt } = await getAgreement(commerce, trial.agreementId);
    while (chargeAt !== null) {
      const dueAt = chargeAt;
      passing.until(Date.parse(dueAt) - Date.now() + minute);
      ({ chargeAt } = await agreementThat(
        commerce,
        trial.agreementId,
        (agreement) => agreement.chargeAt !== dueAt,
      ));
    }
    expect(await listOutcomes(commerce, trial.agreementId)).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
    expect(create).toHaveBeenCalledTimes(3);
    expect(await getAgreement(commerce, trial.agreementId)).toMatchObject({
      state: 'ended',
      chargeFailure: 'declined',
    });
  });
});
