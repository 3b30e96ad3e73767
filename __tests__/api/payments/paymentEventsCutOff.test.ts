import { buildApp } from '@/commerce/http/buildApp';
import { createServices } from '@/commerce/Services';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let app: App;
let closeServices: () => Promise<void>;
let url: string;
/** Listeners that the feed has now. */
let listeners = 0;

beforeEach(async () => {
  commerce = await startTestCommerce();
  const body = paymentBody(await createLead(commerce.app), 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json();
  const { services, close } = createServices(
    {
      databaseUrl: commerce.database.url,
      provider: commerce.provider,
      sms: commerce.sms,
      loyalty: commerce.loyalty,
      webUrl: 'http://localhost:3000',
      appEnvironment: 'test',
    },
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

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets a stream's first look at its payment wait for half a second. */
async function slowDown(): Promise<{ over: Promise<unknown> }> {
  const over = commerce.database.query('begin; lock table payments; select pg_sleep(0.5); commit');
  await pause(100);
  return { over };
}

test('a page that leaves before its stream begins leaves nothing behind', async () => {
  const { over } = await slowDown();
  const abort = new AbortController();
  const left = fetch(url, { signal: abort.signal });
  setTimeout(() => abort.abort(), 100);
  await expect(left).rejects.toThrow();
  await over;
  await pause(200);
  expect(listeners).toBe(0);
});

test('a stream that begins while the service stops does not hold it up', async () => {
  const { over } = await slowDown();
  const answer = fetch(url);
  await pause(100);
  const closed = app.close();
  const response = await answer;
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
  await over;
  await closed;
  expect(listeners).toBe(0);
});
