import { createUnleashFlags } from '@/commerce/flags/createUnleashFlags';
import type { Business, Operation } from '@/contract/enumerations';
import type { Flags } from '@/contract/flags';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import type { ProductV2 } from '@/contract/product';
import type { FlowStep, ProductConfig } from '@/contract/productConfig';
import { contact, document } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';
import { startUnleash, type Unleash } from '../support/startUnleash';

const token = 'a-token-for-servers';

let unleash: Unleash;
let commerce: TestCommerce;
let failures: string[];

// The client's timers keep a process alive only where NODE_ENV is test.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

beforeEach(async () => {
  unleash = await startUnleash();
  failures = [];
});
afterEach(async () => {
  await commerce.stop();
  await unleash.close();
});

async function start(refreshSeconds = 0.1): Promise<void> {
  const flags = createUnleashFlags({
    url: unleash.url,
    token,
    refreshSeconds,
    onFailure: (reason) => failures.push(reason),
  });
  commerce = await startTestCommerce({ flags });
}

interface Place {
  business: Business;
  operation?: Operation;
}

async function listMethods(code: string, { business, operation = 'BR' }: Place): Promise<string[]> {
  const url = `${buildPath(paths.productV2, { code })}?business=${business}&operation=${operation}`;
  const { plans } = (await commerce.app.inject(url)).json<ProductV2>();
  return plans.flatMap(({ paymentMethods }) => paymentMethods);
}

const ms = { business: 'meusucesso' } as const;

async function listSteps(code: string, { business }: Place): Promise<FlowStep[]> {
  const url = `${buildPath(paths.productConfig, { code })}?business=${business}`;
  const { checkoutFlow } = (await commerce.app.inject(url)).json<ProductConfig>();
  return checkoutFlow.flatMap(({ steps }) => steps);
}

const pay = async (leadId: string) =>
  post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));

const isRefused = { field: '/paymentMethods/0/method', code: 'unavailable' };

test('the client registers with its token, polls, and reports usage', async () => {
  unleash.switchOff('payment.pix');
  await start();
  await eventually(
    () => listMethods('ms', ms),
    (methods) => !methods.includes('pix'),
  );
  const counted = await eventually(
    () => unleash.counted('payment.pix'),
    ({ no }) => no > 0,
  );
  expect(counted.no).toBeGreaterThan(0);
  expect(unleash.calls).toEqual(
    expect.arrayContaining([
      `POST /api/client/register ${token}`,
      `GET /api/client/features ${token}`,
      `POST /api/client/metrics ${token}`,
    ]),
  );
  expect(failures).toEqual([]);
});

test('by default the client polls and reports every 300 s', async () => {
  const flags = createUnleashFlags({ url: unleash.url, token, onFailure: () => undefined });
  commerce = await startTestCommerce({ flags });
  const { metrics, refresh } = await eventually(
    () => unleash.intervals,
    (intervals) => intervals.metrics.length > 0 && intervals.refresh.length > 0,
  );
  expect({ metrics, refresh }).toEqual({ metrics: [300_000], refresh: [300_000] });
  expect(flags.refreshSeconds).toBe(300);
});

test('a payment method switched off for a brand is neither offered nor accepted there until it is on again', async () => {
  await start();
  const leadId = await createLead(commerce.app);
  expect(await listMethods('ms', ms)).toContain('pix');
  const other = await listMethods('medcof-revalida', { business: 'medcof' });

  unleash.switchOff('payment.pix', ['ms']);
  const left = await eventually(
    () => listMethods('ms', ms),
    (methods) => !methods.includes('pix'),
  );
  expect(left).toContain('credit-card');
  expect(left.filter((method) => method.includes('pix'))).toEqual([]);
  const refused = await pay(leadId);
  expect(refused.statusCode).toBe(422);
  expect(refused.json<Problem>().errors).toEqual([isRefused]);
  expect(await listMethods('medcof-revalida', { business: 'medcof' })).toEqual(other);

  unleash.switchOn('payment.pix');
  await eventually(
    () => listMethods('ms', ms),
    (methods) => methods.includes('pix'),
  );
  expect((await pay(leadId)).statusCode).toBe(201);
  await eventually(
    () => unleash.counted('payment.pix'),
    ({ no, yes }) => no > 0 && yes > 0,
  );
  const { email, phone } = contact;
  for (const text of ['Maria', 'Silva', email, phone.slice(1), document, leadId])
    expect(unleash.text()).not.toContain(text);
});

test('a pending payment can still be paid after its method is switched off', async () => {
  await start();
  const leadId = await createLead(commerce.app);
  const { token: payment } = (await pay(leadId)).json<PaymentResponse>();
  unleash.switchOff('payment.pix');
  await eventually(
    () => listMethods('ms', ms),
    (methods) => !methods.includes('pix'),
  );
  const [row] = await commerce.database.query(
    'select reference from payment_parts join payments on payments.id = payment_id where token = $1',
    [payment],
  );
  commerce.provider.set(String(row?.reference), 'captured');
  commerce.passTime(60_000);
  const state = await eventually(
    async () =>
      (await commerce.app.inject(buildPath(paths.payment, { token: payment }))).json<PaymentView>()
        .state,
    (now) => now === 'paid',
  );
  expect(state).toBe('paid');
});

test.each([
  ['offer.upsell', 'wup', 'wiseup-online', ({ id }: FlowStep) => id.includes('upsell')],
  [
    'offer.order-bump',
    'aprovatotal-resolve-enem',
    'aprovatotal',
    ({ templateId }: FlowStep) => templateId === 'order-bump',
  ],
] as const)(
  '%s off marks its steps, and keeps them for buyers already on them',
  async (name, code, business, isMeant) => {
    await start();
    const before = await listSteps(code, { business });
    expect(before.some(isMeant)).toBe(true);
    expect(before.filter(({ isOff }) => isOff)).toEqual([]);
    unleash.switchOff(name);
    const steps = await eventually(
      () => listSteps(code, { business }),
      (listed) => listed.some(({ isOff }) => isOff),
    );
    expect(steps.filter(({ isOff }) => isOff)).toEqual(
      steps.filter(isMeant).map((step) => ({ ...step, isOff: true })),
    );
  },
);

test('an open page receives the active flags from this service', async () => {
  await start(1);
  const ask = (product: string) =>
    commerce.app.inject(
      `${paths.flags}?properties[business]=meusucesso&properties[product]=${product}&properties[operation]=BR&appName=checkout`,
    );
  unleash.switchOff('payment.bankslip', ['ms']);
  const names = await eventually(
    async () => (await ask('ms')).json<Flags>().toggles.map(({ name }) => name),
    (listed) => !listed.includes('payment.bankslip'),
  );
  expect(names).toEqual(['payment.credit-card', 'payment.pix']);
  expect((await ask('nothing')).statusCode).toBe(404);
  const { flagsEvery } = (
    await commerce.app.inject(
      `${buildPath(paths.productConfig, { code: 'ms' })}?business=meusucesso`,
    )
  ).json<ProductConfig>();
  expect(flagsEvery).toBe(1);
});

test.each(['slow', 'away', 'nonsense'] as const)(
  'a server that is %s blocks nothing: the defaults apply first, then the last known flags',
  async (behaviour) => {
    unleash.behaviour = behaviour;
    await start();
    expect(await listMethods('ms', ms)).toContain('pix');
    if (behaviour === 'slow') return;

    unleash.behaviour = 'sound';
    unleash.switchOff('payment.pix');
    await eventually(
      () => listMethods('ms', ms),
      (methods) => !methods.includes('pix'),
    );
    unleash.behaviour = behaviour;
    const asked = unleash.calls.length;
    await eventually(
      () => unleash.calls.length,
      (calls) => calls > asked + 2,
    );
    expect(await listMethods('ms', ms)).not.toContain('pix');
    expect(failures.length).toBeGreaterThan(0);
  },
);
