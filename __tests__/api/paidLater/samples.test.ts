import { randomUUID } from 'node:crypto';
import { registry } from '@/commerce/catalog/registry';
import { buildPath, paths } from '@/contract/paths';
import { sampleKinds, type Sample, type SampleKind } from '@/contract/samples';
import { createLead, post } from '../../support/commerceRequests';
import { createSample, ms } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const ask = (kind: SampleKind, body: object = ms, key?: string) =>
  post(commerce.app, buildPath(paths.samples, { kind }), body, key);

const query = 'productCode=ms&business=meusucesso&planId=ms-anual&locale=pt-BR';

test.each<[SampleKind, (id: string) => string]>([
  ['invoice', (id) => `/payment/${id}?${query}`],
  ['sale-invoice', (id) => `/payment/${id}?${query}`],
  ['first-invoice-payment', (id) => `/payment/${id}?${query}`],
  ['renew', (id) => `/renew/${id}?${query}`],
  ['recovery', (id) => `/recovery/${id}?${query}`],
  ['custom-offer', (id) => `/custom-offer?id=${id}&${query}`],
  ['upgrade', (id) => `/payment/upgrade?id=${id}&${query.replace('anual', 'essencial')}`],
])('a sample of %s says where it opens', async (kind, pathOf) => {
  const { id, path } = await createSample(commerce, kind);
  expect(path).toBe(pathOf(id));
});

test('every product has a sample of every kind, but upgrades where no plan is better', async () => {
  for (const { business, code: productCode, operation, plans } of registry) {
    const prices = new Set(plans.map(({ standardAmount }) => standardAmount));
    for (const kind of sampleKinds) {
      const { statusCode } = await ask(kind, { business, productCode, operation });
      const isImpossible = kind === 'upgrade' && prices.size === 1;
      expect([productCode, kind, statusCode]).toEqual([
        productCode,
        kind,
        isImpossible ? 422 : 201,
      ]);
    }
  }
}, 60_000);

test('it is made for the lead that is named', async () => {
  const leadId = await createLead(commerce.app);
  const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
  const [row] = await commerce.database.query('select lead_id from invoices where id = $1', [id]);
  expect(row).toEqual({ lead_id: leadId });
});

test.each([
  ['/productCode', { ...ms, productCode: 'nothing' }],
  ['/planId', { ...ms, planId: 'nothing' }],
])('what the catalogue does not have is told: %s', async (field, body) => {
  expect((await ask('invoice', body)).json()).toMatchObject({ errors: [{ field }] });
});

test('an unknown lead or kind is refused', async () => {
  expect((await ask('invoice', { ...ms, leadId: randomUUID() })).statusCode).toBe(404);
  const url = `${paths.samples.replace(':kind', 'unicorn')}`;
  expect((await post(commerce.app, url, ms)).statusCode).toBe(400);
});

test('the same call makes one', async () => {
  const key = randomUUID();
  const first = (await ask('invoice', ms, key)).json<Sample>();
  expect((await ask('invoice', ms, key)).json()).toEqual(first);
  expect((await ask('renew', ms, key)).json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('production has none', async () => {
  const production = await startTestCommerce({ appEnvironment: 'production' });
  const url = buildPath(paths.samples, { kind: 'invoice' });
  const { statusCode } = await post(production.app, url, ms);
  await production.stop();
  expect(statusCode).toBe(404);
});
