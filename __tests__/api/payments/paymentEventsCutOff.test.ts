import pg from 'pg';
import { buildApp } from '@/commerce/http/buildApp';
import { createServices } from '@/commerce/createServices';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../../support/commerceOptions';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let app: App;
let closeServices: () => Promise<void>;
let url: string;
let listeners = 0;

beforeEach(async () => {
  // Nothing else checks payments.
  commerce = await startTestCommerce({ roles: ['api'] });
  const body = paymentBody(await createLead(commerce.app), 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const { services, close } = createServices(
    commerceOptions(commerce.database.url),
    () => undefined,
  );
  const subscribe: typeof services.feed.subscribe = (watched, listener) => {
    const stop = services.feed.subscribe(watched, listener);
    listeners += 1;
    return () => {
      listeners -= 1;
      stop();
    };
  };
  listeners = 0;
  app = await buildApp(
    { ...services, feed: { ...services.feed, subscribe } },
    { appEnvironment: 'test', logLevel: 'silent' },
  );
  closeServices = close;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  url = `${origin}${buildPath(paths.paymentEvents, { token })}`;
});
afterEach(async () => {
  await app.close();
  await closeServices();
  await commerce.stop();
});

async function slowDown() {
  const client = new pg.Client({ connectionString: commerce.database.url });
  await client.connect();
  await client.query('begin; lock table payments');
  const listWaiting = () =>
    commerce.database.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  return {
    hasBegun: () => eventually(listWaiting, ({ length }) => length === 1),
    letGo: () => client.end(),
  };
}

const countConnections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });

async function listenersBesideOne(): Promise<number> {
  const stream = await fetch(url);
  await stream.body?.getReader().read();
  return listeners - 1;
}

test('a page that leaves before its stream starts leaves nothing behind', async () => {
  const slow = await slowDown();
  const abort = new AbortController();
  const left = fetch(url, { signal: abort.signal });
  await slow.hasBegun();
  abort.abort();
  await expect(left).rejects.toThrow();
  expect(await eventually(countConnections, (count) => count === 0)).toBe(0);
  await slow.letGo();
  expect(await listenersBesideOne()).toBe(0);
});

test('a stream that starts while the service stops does not delay it', async () => {
  const slow = await slowDown();
  const answer = fetch(url);
  await slow.hasBegun();
  const closed = app.close();
  await eventually(
    () => app.server.listening,
    (isListening) => !isListening,
  );
  await slow.letGo();
  const response = await answer;
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
  await closed;
  expect(listeners).toBe(0);
});
