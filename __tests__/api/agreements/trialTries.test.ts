import { eventually } from '../../support/commerceRequests';
import { tellNewsOf } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  agreementThat,
  arriveLate,
  askSubscription,
  beginTrial,
  buy,
  cancel,
  createPassing,
  day,
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
  commerce = await startTestCommerce();
  passing = createPassing(commerce);
});
afterEach(() => commerce.stop());

const captured = () => commerce.provider.capturedCharges.map(({ amount }) => amount);
const stateThat = (id: string, expected: string) =>
  agreementThat(commerce, id, ({ state }) => state === expected);

describe('a try that was given up', () => {
  test('is asked about before the next one, and charged once', async () => {
    const trial = await beginTrial(commerce);
    await loseFirstTry(commerce, passing, trial);
    await arriveLate(commerce);
    passing.until(7 * day + 2 * hour);
    await stateThat(trial.agreementId, 'kept');
    await wait(lookMs);
    expect(captured()).toEqual([114000]);
    expect(commerce.provider.charges.size).toBe(1);
  });

  test('with another amount than was ordered keeps the next one waiting', async () => {
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

  test('gives its money back when the trial was cancelled and the product bought', async () => {
    const trial = await beginTrial(commerce);
    const reference = await loseFirstTry(commerce, passing, trial);
    expect((await cancel(commerce, trial.agreementId)).json()).toMatchObject({
      state: 'cancelled',
    });
    expect((await buy(commerce, trial)).statusCode).toBe(201);
    await arriveLate(commerce);
    await tellNewsOf(commerce, reference);
    await eventually(
      async () => captured(),
      ({ length }) => length === 1,
    );
    expect(commerce.provider.chargeOf(reference).status).toBe('refunded');
    expect(captured()).toEqual([114000]);
    expect(await askSubscription(commerce, trial.leadId)).toBe(200);
  });
});
