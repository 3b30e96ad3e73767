import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { commerceOptions } from '../../support/commerceOptions';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { FakeLoyaltyProgram } from '../../support/FakeLoyaltyProgram';
import { FakeProvider } from '../../support/FakeProvider';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, day } from '../../support/trials';

let commerce: TestCommerce;
const started: App[] = [];

beforeEach(async () => {
  commerce = await startTestCommerce();
});
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
  await commerce.database.drop();
});

async function startWith(provider: FakeProvider) {
  const clock = () => new Date(Date.now() + 10 * day);
  const app = await buildCommerce({
    ...commerceOptions(commerce.database.url),
    provider,
    loyalty: new FakeLoyaltyProgram(clock),
    clock,
    timing: { sweepIntervalMs: 50 },
  });
  started.push(app);
  const log = vi.spyOn(app.log, 'error');
  await app.ready();
  const told = () =>
    log.mock.calls.flatMap(
      ([context]) => (context as { alarm?: { received: string } }).alarm?.received ?? [],
    );
  return { app, told };
}

const listStates = async () => {
  const rows = await commerce.database.query('select state from payments order by created_at');
  return rows.map((row) => row.state);
};

test('payments of another provider are reported, left alone, and continue once it is configured again', async () => {
  const { provider } = commerce;
  provider.pixExpiresAt = new Date(Date.now() + 30 * day);
  const leadId = await createLead(commerce.app);
  const pix = (
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'))
  ).json<PaymentResponse>();
  await beginTrial(commerce);
  provider.behaviours = ['drop-after'];
  provider.isAway = true;
  await post(commerce.app, paths.paymentV2, paymentBody(await createLead(commerce.app)));
  await commerce.app.close();
  expect(await listStates()).toEqual(['pending', 'trial', 'processing']);

  const other = new FakeProvider('other');
  const changed = await startWith(other);
  await eventually(
    () => changed.told(),
    (told) => told.length > 0,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await listStates()).toEqual(['pending', 'trial', 'processing']);
  expect(changed.told()).toEqual([
    'fake has 2 payments under way and 1 charges planned; other is running',
  ]);
  const again = await post(changed.app, paths.paymentV2, paymentBody(leadId));
  expect(again.statusCode).toBe(502);
  expect(other.orders).toEqual([]);
  await changed.app.close();

  provider.reset();
  const back = await startWith(provider);
  const settled = ['pending', 'trial', 'paid', 'paid'];
  const states = await eventually(listStates, (current) => current.join() === settled.join());
  expect(states).toEqual(settled);
  const view = (
    await back.app.inject(buildPath(paths.payment, { token: pix.token }))
  ).json<PaymentView>();
  expect(view.state).toBe('pending');
  expect(back.told()).toEqual([]);
});
