import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../../support/commerceOptions';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createTestDatabase } from '../../support/createTestDatabase';
import { startTestCommerce } from '../../support/startTestCommerce';
import { bindCards } from '../../support/typedCards';

const bindPayment = async (app: App, key: string) =>
  JSON.stringify(await bindCards(app, paths.paymentV2, paymentBody(await createLead(app)), key));

test('a payment cut off by the end of the process is found by the next one', async () => {
  const database = await createTestDatabase();
  const options = commerceOptions(database.url);
  const { provider } = options;
  const first = await buildCommerce({ ...options, timing: { sweepIntervalMs: 60_000 } });
  await first.ready();
  provider.behaviours = ['drop-after'];
  provider.isAway = true;
  const cutOff = await post(first, paths.paymentV2, paymentBody(await createLead(first)));
  expect(cutOff.json()).toMatchObject({ payment: { state: 'processing' } });
  await first.close();

  provider.isAway = false;
  const later = () => new Date(Date.now() + 10_000);
  const second = await buildCommerce({ ...options, clock: later });
  await second.ready();
  const view = await eventually(
    async () =>
      (
        await second.inject(buildPath(paths.payment, cutOff.json<PaymentView>()))
      ).json<PaymentView>(),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
  expect(provider.capturedCharges).toHaveLength(1);
  await second.close();
  await database.drop();
});

test('a request repeated after its process has died is soon answered by another one', async () => {
  const database = await createTestDatabase();
  const options = {
    ...commerceOptions(database.url),
    timing: { sweepIntervalMs: 600_000, replayAskMs: 100 },
  };
  const { provider } = options;
  const first = await buildCommerce(options);
  await first.ready();
  const body = paymentBody(await createLead(first));
  const key = randomUUID();
  // The charge is made, and no process is left to receive the result.
  provider.behaviours = ['drop-after'];
  provider.isAway = true;
  await post(first, paths.paymentV2, body, key);
  await first.close();

  provider.isAway = false;
  const second = await buildCommerce(options);
  await second.ready();
  const answer = await post(second, paths.paymentV2, body, key);
  expect(answer.json()).toMatchObject({ route: 'success', payment: { state: 'paid' } });
  expect(provider.capturedCharges).toHaveLength(1);
  await second.close();
  await database.drop();
});

test('a stopping service accepts no more calls while it completes a payment, so that they go elsewhere', async () => {
  const commerce = await startTestCommerce();
  const origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  const idle = connect(Number(new URL(origin).port), '127.0.0.1');
  idle.write(`GET ${paths.healthcheck} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(idle, 'data');
  commerce.provider.behaviours = ['hang'];
  const key = randomUUID();
  const body = await bindPayment(commerce.app, key);
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const paying = fetch(`${origin}${paths.paymentV2}`, { method: 'POST', headers, body });
  await eventually(
    () => commerce.provider.orders.length,
    (count) => count > 0,
  );
  const stopped = commerce.stop();
  // A refusal with a status would leave it to the buyer to repeat the call.
  await once(idle, 'close');
  await expect(fetch(`${origin}${paths.healthcheck}`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  commerce.provider.letGo();
  expect((await paying).status).toBe(201);
  await stopped;
});

test('everything that fell due while no process ran is checked at once', async () => {
  const database = await createTestDatabase();
  const options = { ...commerceOptions(database.url), timing: { sweepIntervalMs: 600_000 } };
  const { provider } = options;
  const first = await buildCommerce(options);
  await first.ready();
  for (let count = 0; count < 45; count += 1) {
    await post(first, paths.paymentV2, paymentBody(await createLead(first), 'pix'));
  }
  await first.close();
  for (const paymentId of provider.charges.keys()) provider.set(paymentId, 'captured');

  const later = () => new Date(Date.now() + 60_000);
  const second = await buildCommerce({ ...options, clock: later });
  await second.ready();
  const paid = await eventually(
    async () => {
      const [row] = await database.query(
        "select count(*)::int as paid from payments where state = 'paid'",
      );
      return row?.paid;
    },
    (count) => count === 45,
  );
  expect(paid).toBe(45);
  await second.close();
  await database.drop();
});

test('a payment in progress when the service is stopped gets its answer', async () => {
  const commerce = await startTestCommerce();
  const origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  const key = '0a7c61a3-5d93-4d0c-8a51-64f1b0b7f001';
  const body = await bindPayment(commerce.app, key);
  commerce.provider.behaviours = ['hang'];
  const answer = fetch(`${origin}${paths.paymentV2}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body,
  });
  await eventually(
    () => commerce.provider.orders.length,
    (count) => count > 0,
  );
  const stopped = commerce.stop();
  setTimeout(() => {
    commerce.provider.letGo();
  }, 100);
  expect((await answer).status).toBe(201);
  await stopped;
});
