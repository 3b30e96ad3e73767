import { paths } from '@/contract/paths';
import { leaveLead, openWatchedCommerce } from '../support/watchedCommerce';

/** What monitoring.test.ts leaves out: receivers that fail. */

let commerce: Awaited<ReturnType<typeof openWatchedCommerce>>;

beforeAll(async () => {
  commerce = await openWatchedCommerce();
});
afterEach(() => commerce.end());
afterAll(() => commerce.drop());

/** Milliseconds after which a receiver that is slow is waited for no more. */
const givenUpMs = 10_000;

/** Milliseconds that the slowest of some failing calls took. */
async function measureFailures(origin: string, count: number): Promise<number> {
  let slowest = 0;
  for (let call = 0; call < count; call += 1) {
    const start = performance.now();
    expect((await leaveLead(origin)).status).toBe(500);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

test.each(['slow', 'nonsense', 'down'] as const)(
  'receivers that are %s hold up no call and fill no log',
  async (state) => {
    const receiver =
      state === 'down'
        ? { dsn: 'http://key@127.0.0.1:1/7', url: 'http://127.0.0.1:1' }
        : await commerce.startReceiver(state);
    const { child, ended, origin, output } = await commerce.run(receiver);
    await commerce.withoutLeads(async () => {
      expect(await measureFailures(origin, 40)).toBeLessThan(givenUpMs - 2_000);
    });
    const start = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // They are given two seconds (lastWords.test.ts); the agent by itself waits for half a minute.
    expect(performance.now() - start).toBeLessThan(20_000);
    const told = output().split('a receiver of reports is away').length - 1;
    // One that is slow is given ten seconds, which a busy machine may take for all of it.
    const mayBeTold = state === 'slow' ? [0, 1] : [1];
    expect(mayBeTold).toContain(told);
  },
);

test('a receiver that is slow takes nothing from the other, and nothing from the sale', async () => {
  const [slow, sound] = [await commerce.startReceiver('slow'), await commerce.startReceiver()];
  const { child, ended, origin } = await commerce.run({ dsn: slow.dsn, url: sound.url });
  await commerce.withoutLeads(async () => {
    expect((await leaveLead(origin)).status).toBe(500);
  });
  expect((await leaveLead(origin)).status).toBe(201);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(JSON.stringify(sound.records)).toContain(`${paths.lead} POST 500`);
  expect(slow.paths.some((path) => path.endsWith('/envelope/'))).toBe(true);
});
