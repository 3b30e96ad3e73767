import { buildCommerce } from '@/commerce/buildCommerce';
import { buildPath, paths } from '@/contract/paths';
import { createLead, eventually, paymentBody, post } from '../../support/commerceRequests';
import { createTestDatabase } from '../../support/createTestDatabase';
import { FakeLoyaltyProgram } from '../../support/FakeLoyaltyProgram';
import { FakeProvider } from '../../support/FakeProvider';
import { FakeSmsSender } from '../../support/FakeSmsSender';
import { startTestCommerce } from '../../support/startTestCommerce';

test('a payment cut off by the end of the process is found by the next one', async () => {
  const database = await createTestDatabase();
  const provider = new FakeProvider();
  const options = {
    databaseUrl: database.url,
    provider,
    sms: new FakeSmsSender(),
    loyalty: new FakeLoyaltyProgram(),
    webUrl: 'http://localhost:3000',
    appEnvironment: 'test',
    logLevel: 'silent',
  } as const;
  const first = await buildCommerce({ ...options, timing: { sweepEvery: 60_000 } });
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
    async () => (await second.inject(buildPath(paths.payment, cutOff.json()))).json(),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
  expect(provider.capturedCharges).toHaveLength(1);
  await second.close();
  await database.drop();
});

test('all that fell due while no process ran is looked at, at once', async () => {
  const database = await createTestDatabase();
  const provider = new FakeProvider();
  const options = {
    databaseUrl: database.url,
    provider,
    sms: new FakeSmsSender(),
    loyalty: new FakeLoyaltyProgram(),
    webUrl: 'http://localhost:3000',
    appEnvironment: 'test',
    logLevel: 'silent',
    timing: { sweepEvery: 600_000 },
  } as const;
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
      return row?.['paid'];
    },
    (count) => count === 45,
  );
  expect(paid).toBe(45);
  await second.close();
  await database.drop();
});

test('a payment that runs when the service is told to stop gets its answer', async () => {
  const commerce = await startTestCommerce();
  const origin = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  const body = paymentBody(await createLead(commerce.app));
  commerce.provider.behaviours = ['hang'];
  const answer = fetch(`${origin}${paths.paymentV2}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': '0a7c61a3-5d93-4d0c-8a51-64f1b0b7f001',
    },
    body: JSON.stringify(body),
  });
  await eventually(
    async () => commerce.provider.orders.length,
    (count) => count > 0,
  );
  const stopped = commerce.stop();
  setTimeout(() => commerce.provider.letGo(), 100);
  expect((await answer).status).toBe(201);
  await stopped;
});
