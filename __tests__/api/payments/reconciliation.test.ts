import { ProviderUnavailable } from '@/commerce/providers/errors';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { startProgram } from '@/testing/startProgram';
import { awayFromMidnight } from '../../support/awayFromMidnight';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { instanceOf, stringContaining } from '../../support/matchers';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const dayMs = 86_400_000;

let commerce: TestCommerce;
let runs = 0;

const countRuns = async (): Promise<number> => {
  const [row] = await commerce.database.query(
    'select count(*)::int as runs from reconciliations where finished_at is not null',
  );
  return Number(row?.runs);
};

async function reconcile(daysOn = 1): Promise<void> {
  commerce.passTime(daysOn * dayMs);
  runs += 1;
  expect(await eventually(countRuns, (count) => count === runs)).toBe(runs);
}

const pay = async (method: 'card' | 'pix' = 'card') => {
  const body = paymentBody(await createLead(commerce.app), method);
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<{ token: string }>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { token, id: String(row?.id) };
};

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

const listAlarms = () =>
  commerce.database.query('select payment_id, kind, expected, received from payment_alarms');

beforeEach(async () => {
  await awayFromMidnight();
  commerce = await startTestCommerce({ timing: { ...quickSweep, reconcileIntervalMs: 100 } });
  runs = 1;
  await eventually(countRuns, (count) => count === runs);
});
afterEach(() => commerce.stop());

test('a late capture and a refund whose events were lost are found', async () => {
  commerce.provider.cardStatus = 'declined';
  const declined = await pay();
  commerce.provider.reset();
  const paid = await pay();
  commerce.provider.set(declined.id, 'captured');
  commerce.provider.set(paid.id, 'refunded');
  await reconcile();
  expect(await viewOf(declined.token)).toMatchObject({ state: 'paid' });
  expect(await viewOf(paid.token)).toMatchObject({ state: 'refunded' });
  const history = await commerce.database.query(
    "select to_state from payment_transitions where cause = 'reconciliation' order by to_state",
  );
  expect(history.map((row) => row.to_state)).toEqual(['paid', 'refunded']);
  const [run] = await commerce.database.query(
    'select charges, repaired from reconciliations order by day desc limit 1',
  );
  expect(run).toEqual({ charges: 2, repaired: 2 });
  expect(await listAlarms()).toEqual([]);
});

test('a difference, an unknown charge and a missing one are alarms, once', async () => {
  const known = await pay();
  const missing = await pay();
  const stray = 'a-charge-of-nobody';
  commerce.provider.charges.set(stray, {
    ...commerce.provider.chargeOf(known.id),
    id: 'ch_stray',
    reference: stray,
  });
  commerce.provider.days.set(stray, new Date().toISOString().slice(0, 10));
  const { providerChargeId } = { providerChargeId: commerce.provider.chargeOf(missing.id).id };
  commerce.provider.charges.delete(missing.id);
  await reconcile();
  await reconcile();
  expect(await listAlarms()).toEqual(
    expect.arrayContaining([
      {
        payment_id: null,
        kind: 'unknown_charge',
        expected: 'a payment of its own',
        received: `ch_stray (${stray}): captured 114000 BRL`,
      },
      {
        payment_id: missing.id,
        kind: 'missing_charge',
        expected: providerChargeId,
        received: 'no such charge',
      },
    ]),
  );
  expect(await listAlarms()).toHaveLength(2);
  expect(await viewOf(known.token)).toMatchObject({ state: 'paid' });
});

test('after days without a finished run an alarm is raised, and the next run starts where they did', async () => {
  commerce.provider.cardStatus = 'declined';
  const declined = await pay();
  commerce.provider.reset();
  const log = vi.spyOn(commerce.app.log, 'error');
  const alarms = () =>
    log.mock.calls.filter((call) => JSON.stringify(call[0]).includes('not_reconciled'));
  commerce.provider.isAway = true;
  commerce.passTime(1.4 * dayMs);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(alarms()).toEqual([]);
  commerce.passTime(0.2 * dayMs);
  await eventually(
    () => alarms().length,
    (count) => count > 0,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(alarms()).toEqual([
    [{ alarm: { kind: 'not_reconciled', received: stringContaining('fake') } }, 'payment alarm'],
  ]);
  commerce.passTime(3.4 * dayMs);
  await eventually(
    () => alarms().length,
    (count) => count > 1,
  );
  commerce.provider.set(declined.id, 'captured');
  commerce.provider.isAway = false;
  await reconcile(0);
  expect(await viewOf(declined.token)).toMatchObject({ state: 'paid' });
});

test('a charge that cannot be read or applied does not keep others from being repaired', async () => {
  const broken = await pay('pix');
  const late = await pay('pix');
  const unread = await pay();
  const warn = vi.spyOn(commerce.app.log, 'warn');
  const error = vi.spyOn(commerce.app.log, 'error');
  for (const { id } of [broken, late]) commerce.provider.set(id, 'captured');
  commerce.provider.charges.set('\0', {
    ...commerce.provider.chargeOf(late.id),
    id: 'ch_stray',
    reference: '\0',
  });
  commerce.provider.days.set('\0', new Date().toISOString().slice(0, 10));
  commerce.provider.unreadable.add(unread.id);
  commerce.provider.distort = (charge) =>
    charge.reference === broken.id && charge.pix
      ? { ...charge, pix: { ...charge.pix, expiresAt: new Date(NaN) } }
      : charge;
  await reconcile();
  expect(await viewOf(late.token)).toMatchObject({ state: 'paid' });
  expect(await viewOf(broken.token)).toMatchObject({ state: 'pending' });
  const listMessages = ({ mock }: typeof warn) =>
    mock.calls.map(([context]) => String((context as { err?: Error }).err?.message));
  const { id: brokenId } = commerce.provider.chargeOf(broken.id);
  expect(listMessages(warn)).toContain('A charge could not be read');
  expect(listMessages(error)).toEqual(
    expect.arrayContaining([
      `Charge ${brokenId} could not be reconciled`,
      'Charge ch_stray could not be reconciled',
    ]),
  );
  // It exists, and is not missing.
  expect(await listAlarms()).toEqual([]);
});

test('a settled alarm stays settled in later runs', async () => {
  const missing = await pay();
  const stray = { ...commerce.provider.chargeOf(missing.id), id: 'ch_stray', reference: 'stray' };
  commerce.provider.charges.set('stray', stray);
  commerce.provider.days.set('stray', new Date().toISOString().slice(0, 10));
  commerce.provider.charges.delete(missing.id);
  await reconcile();
  await commerce.database.query('update payment_alarms set resolved_at = now()');
  await reconcile();
  const listOpen = () =>
    commerce.database.query('select received from payment_alarms where resolved_at is null');
  expect(await listOpen()).toEqual([]);
  const [{ seen } = {}] = await commerce.database.query(
    'select min(times)::int as seen from payment_alarms',
  );
  expect(seen).toBe(2);
  commerce.provider.charges.set('stray', { ...stray, amount: 1 });
  await reconcile();
  expect(await listOpen()).toEqual([{ received: 'ch_stray (stray): captured 1 BRL' }]);
});

test('an unavailable provider postpones the run, and an operator lists and settles what it found', async () => {
  const paid = await pay();
  commerce.provider.isAway = true;
  commerce.passTime(dayMs);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await countRuns()).toBe(runs);
  commerce.provider.distort = (charge) => ({ ...charge, amount: 1 });
  commerce.provider.isAway = false;
  runs += 1;
  expect(await eventually(countRuns, (count) => count === runs)).toBe(runs);

  const env = { DATABASE_URL: commerce.database.url };
  const list = startProgram('alarms', env);
  expect(await list.ended).toBe(0);
  const [, number = ''] = /^(\d+)\s/.exec(list.output()) ?? [];
  expect(list.output()).toContain(`amount  payment ${paid.id} (paid)  ordered 114000`);
  const settle = startProgram(`alarms settle ${number}`, env);
  expect(await settle.ended).toBe(0);
  const again = startProgram(`alarms settle ${number}`, env);
  expect(await again.ended).toBe(1);
  expect(again.output()).toBe(`There is no open alarm ${number}.\n`);
});

test('a payment that is uncertain for a minute is reported to operators, by log and by list', async () => {
  const warn = vi.spyOn(commerce.app.log, 'warn');
  commerce.provider.isAway = true;
  commerce.provider.behaviours = ['drop-before', 'drop-before'];
  const [long, recent] = [await pay('pix'), await pay('pix')];
  await commerce.database.query(
    "update payment_parts set created_at = now() - interval '90 seconds' where payment_id = $1",
    [long.id],
  );
  commerce.passTime(10_000);
  await eventually(
    () => warn.mock.calls.length,
    (count) => count > 0,
  );
  expect(warn).toHaveBeenCalledWith(
    { err: instanceOf(ProviderUnavailable), paymentId: long.id, part: 1 },
    'background work',
  );
  const list = startProgram('alarms', { DATABASE_URL: commerce.database.url });
  expect(await list.ended).toBe(0);
  expect(list.output()).toMatch(
    new RegExp(`^No open alarms\\.\nin doubt  payment ${long.id}  part 1  for \\d+ s\n$`),
  );
  expect(list.output()).not.toContain(recent.id);
});
