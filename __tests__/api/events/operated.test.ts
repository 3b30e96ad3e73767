import { buildCommerce } from '@/commerce/buildCommerce';
import { createWebhookDestination } from '@/commerce/modules/events/webhookDestination';
import { paths } from '@/contract/paths';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { startProgram, startService, type StartedProgram } from '@/testing/startProgram';
import { commerceOptions } from '../../support/commerceOptions';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { readSeries } from '../../support/readSeries';
import { testKeys } from '../../support/setupKeys';
import { type EventReceiver, startEventReceiver } from '../../support/startEventReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let school: EventReceiver;
let commerce: TestCommerce;
const workers: StartedProgram[] = [];

beforeEach(async () => {
  school = await startEventReceiver('school');
});
afterEach(async () => {
  workers.splice(0).forEach(({ child }) => child.kill('SIGKILL'));
  await commerce.stop();
  await school.close();
});

const start = async (roles: readonly ('api' | 'worker')[]) => {
  commerce = await startTestCommerce({
    roles,
    destinations: [createWebhookDestination(school.endpoint, { allowsPrivate: true })],
    timing: { deliverIntervalMs: 50 },
  });
};

const endpoints = () => {
  const { businesses, id, secrets, url } = school.endpoint;
  return JSON.stringify([{ businesses, id, secrets, url }]);
};

async function runWorker(): Promise<StartedProgram> {
  const worker = startService('worker', {
    WORKER_PORT: String(await choosePort()),
    DATABASE_URL: commerce.database.url,
    DATA_KEY: testKeys.dataKey,
    LOOKUP_KEY: testKeys.lookupKey,
    EVENT_ENDPOINTS: endpoints(),
  });
  workers.push(worker);
  return worker;
}

test('after a worker is killed during a delivery, another one delivers every event', async () => {
  await start(['api']);
  const leadId = await createLead(commerce.app);
  await post(commerce.app, paths.paymentV2, paymentBody(leadId));
  // No delivery is answered before the worker is gone.
  school.answer = () => undefined;
  const worker = await runWorker();
  await eventually(
    () => school.deliveries.length,
    (count) => count >= 2,
  );
  worker.child.kill('SIGKILL');
  await worker.ended;
  expect(school.taken).toEqual([]);
  const cutOff = school.deliveries.map(({ event }) => event.id);
  school.answer = undefined;

  const successor = await buildCommerce({
    ...commerceOptions(commerce.database.url),
    roles: ['worker'],
    // The claims of the dead worker expire after fifteen seconds.
    clock: () => new Date(Date.now() + 16_000),
    timing: { deliverIntervalMs: 50 },
    destinations: [createWebhookDestination(school.endpoint, { allowsPrivate: true })],
  });
  await successor.ready();
  const events = await school.of(leadId, 4);
  await successor.close();
  const types = events.map(({ type }) => type).filter((type) => type !== 'lead.created');
  expect(types).toEqual(['payment.paid', 'invoice.requested', 'subscription.started']);
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(cutOff));
});

const runEvents = async (args: string) => {
  const program = startProgram(`events ${args}`, {
    DATABASE_URL: commerce.database.url,
    EVENT_ENDPOINTS: endpoints(),
  });
  return { code: await program.ended, output: program.output() };
};

test('an abandoned event is listed, and redelivered by command', async () => {
  await start(['api', 'worker']);
  school.answer = (_, response) => response.writeHead(410).end();
  const leadId = await createLead(commerce.app);
  const failed = () =>
    commerce.database.query("select event_id from outbox_deliveries where state = 'failed'");
  const [row] = await eventually(failed, ({ length }) => length === 1);
  const eventId = String(row?.event_id);

  const series = await eventually(
    () => readSeries(commerce.app.metricReaders),
    (read) => read.get('checkout_events_failed{destination="school"}') === 1,
  );
  expect(series.get('checkout_events_failed{destination="school"}')).toBe(1);
  expect(series.get('checkout_events_pending{destination="school"}')).toBe(0);

  const list = await runEvents('list');
  expect(list.output).toContain('school  0 to be told, 1 failed\n');
  expect(list.output).toMatch(
    new RegExp(`^failed  ${eventId}  .* lead.created  school  1 tries, the last: status 410$`, 'm'),
  );
  expect((await runEvents('replay nobody')).code).toBe(1);
  expect((await runEvents('replay')).output).toMatch(/^npm run events -- list/);

  school.answer = undefined;
  expect(await runEvents('replay school')).toEqual({ code: 0, output: 'To be told again: 1.\n' });
  // It had answered 410: no call for ten minutes.
  commerce.passTime(14 * 60_000);
  expect(await school.of(leadId, 1)).toMatchObject([{ id: eventId }]);
  const again = await runEvents(`replay ${eventId}`);
  expect(again).toEqual({ code: 0, output: 'To be told again: 1.\n' });
  const came = await eventually(
    () => school.deliveries.length,
    (count) => count === 3,
  );
  expect(came).toBe(3);
  expect(new Set(school.deliveries.map(({ event }) => event.id))).toEqual(new Set([eventId]));
}, 300_000);
