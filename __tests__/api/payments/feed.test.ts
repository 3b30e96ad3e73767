import { once } from 'node:events';
import { type AddressInfo, connect as openSocket, createServer, type Socket } from 'node:net';
import { createPaymentFeed } from '@/commerce/modules/payments/feed';
import { paymentRepository } from '@/commerce/modules/payments/repository';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { startTestCommerce } from '../../support/startTestCommerce';

async function startProxy(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = openSocket(Number(database.port), database.hostname);
    near.pipe(far).pipe(near);
    near.on('error', () => undefined);
    far.on('error', () => undefined);
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent: () => {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    connections: () => pairs.length,
    async close() {
      pairs.flat().forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

test('a listening connection that died silently is detected, and nothing is missed', async () => {
  const commerce = await startTestCommerce();
  cleanUps.push(() => commerce.stop());
  const { token } = (
    await post(commerce.app, paths.paymentV2, paymentBody(await createLead(commerce.app), 'pix'))
  ).json<PaymentResponse>();
  const { connection, close } = connectPatiently(commerce.database.url);
  cleanUps.push(close);
  const proxy = await startProxy(commerce.database.url);
  cleanUps.push(() => proxy.close());
  const errors: unknown[] = [];
  const feed = createPaymentFeed(
    proxy.url,
    paymentRepository(connection),
    (error) => errors.push(error),
    { everyMs: 200, timeoutMs: 300 },
  );
  cleanUps.push(() => feed.stop());
  feed.start();
  let state = '';
  feed.subscribe(token, (payment) => {
    ({ state } = payment);
  });
  await eventually(
    () => state,
    (current) => current === 'pending',
  );
  // On a busy machine it may have connected more than once.
  const [noticed, connections] = [errors.length, proxy.connections()];

  proxy.goSilent();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  commerce.provider.set(String(row?.id), 'captured');
  commerce.passTime(60_000);
  expect(
    await eventually(
      () => state,
      (current) => current === 'paid',
    ),
  ).toBe('paid');
  expect(errors.length).toBeGreaterThan(noticed);
  expect(proxy.connections()).toBeGreaterThan(connections);
});
