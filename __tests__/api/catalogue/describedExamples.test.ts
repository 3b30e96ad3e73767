import { schemaExamples } from '@/commerce/description/schemaExamples';
import { paymentExample } from '@/contract/examples';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { SampleKind } from '@/contract/samples';
import { sales } from '@/testing/sales';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, ms } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = async (url: string) => (await commerce.app.inject(url)).json<unknown>();
const exampleOf = (name: string) => schemaExamples[name]?.[0];
const medcof = 'business=medcof&operation=BR';
const schools = 'brand=wiseup&country=BR';

test.each([
  ['ProductV1', `/api/v1/product/medcof-revalida?${medcof}`],
  ['ProductV2', `/api/v2/product/medcof-revalida?${medcof}&locale=pt-BR`],
  ['PlanProduct', '/api/v1/plan/medcof-revalida-anual/product'],
  ['Seller', '/api/v1/seller/direto?seller=ana&operation=BR&product=medcof-revalida'],
  ['ProductConfig', `/api/v1/product/medcof-revalida/config?${medcof}`],
  ['FranchiseRegions', `/api/v1/franchises/regions?${schools}`],
  ['FranchiseCities', `/api/v1/franchises/cities?${schools}&region=SP`],
  ['FranchiseUnits', `/api/v1/franchises/units?${schools}&region=SP&city=sao-paulo`],
  [
    'Flags',
    '/api/v1/flags?properties[business]=medcof&properties[product]=medcof-revalida&properties[operation]=BR',
  ],
])('the example of %s is what the service answers', async (name, url) => {
  const answer = await get(url);
  const { checkoutFlow, ...example } = exampleOf(name) as { checkoutFlow?: unknown[] };
  expect(answer).toMatchObject(example);
  if (checkoutFlow) expect(answer).toHaveProperty('checkoutFlow[0]', checkoutFlow[0]);
});

/** The names of all members, at any depth: `plan.installments.0.value` and the like. */
function listNames(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members: [string, unknown][] = Object.entries(
    Array.isArray(value) ? value.slice(0, 1) : value,
  );
  return members.flatMap(([name, each]) => listNames(each, `${path}.${name}`));
}

test.each<[SampleKind, string, (id: string) => string]>([
  ['invoice', 'Invoice', (id) => buildPath(paths.invoice, { id })],
  ['upgrade', 'Subscription', (id) => buildPath(paths.subscription, { subscriptionId: id })],
  ['custom-offer', 'CustomOffer', (id) => buildPath(paths.customOffer, { id })],
  ['recovery', 'Recovery', (id) => buildPath(paths.recovery, { id })],
])('the example of a sample %s has the members of a real answer', async (kind, name, toPath) => {
  const { id, path } = await createSample(commerce, kind, ms);
  const answer = await get(toPath(id));
  const names = listNames(answer).filter((each) => !each.endsWith('.profiles'));
  expect(new Set(listNames(exampleOf(name)))).toEqual(new Set(names));
  if (kind === 'invoice')
    expect(Object.values(exampleOf('Sample') ?? {})[1]).toEqual(
      path.replace(id, String(Object.values(exampleOf('Invoice') ?? {})[0])),
    );
});

test('the example of a payment has the members of a real answer', async () => {
  const leadId = await createLead(commerce.app);
  const { payment } = (
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'))
  ).json<PaymentResponse>();
  expect(Object.keys(payment ?? {}).toSorted()).toEqual(Object.keys(paymentExample).toSorted());
  expect(payment).toMatchObject({ type: 'direct', planId: sales.ms.planId, pix: {} });
});
