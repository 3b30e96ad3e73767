import type { CheckoutFlow, ProductConfig, ProductV2 } from '@/contract/product';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);

async function getFlow(code: string, query: string, flowId: string): Promise<CheckoutFlow> {
  const response = await get(`/api/v1/product/${code}/config?${query}`);
  const flow = response.json<ProductConfig>().checkoutFlow.find(({ id }) => id === flowId);
  if (!flow) throw new Error(`${code} has no flow ${flowId}`);
  return flow;
}

test.each([
  ['trial', undefined, 9500],
  ['trial-used', undefined, 9500],
  ['black-friday', 'BLACK61', 6100],
  ['partner-40', 'PARCEIRO40', 5700],
])('the %s link of ms names its campaign and its price', async (flowId, voucher, parcel) => {
  const flow = await getFlow('ms', 'business=meusucesso', flowId);
  expect(flow.steps.map(({ props }) => props.campaign)).toEqual([
    flowId,
    flowId,
    undefined,
    undefined,
  ]);
  expect(flow.steps[0]?.props.voucher).toBe(voucher);
  const product = await get(
    `/api/v2/product/ms?business=meusucesso${voucher ? `&voucher=${voucher}` : ''}`,
  );
  expect(product.json<ProductV2>().plans[0]?.installments.at(-1)?.value).toBe(parcel);
});

test('three free months of wol in Mozambique take a quarter off', async () => {
  const flow = await getFlow('wup', 'business=wiseup-online&operation=MZ', 'free-months');
  expect(flow.steps[0]?.props).toEqual({ campaign: 'free-months', voucher: 'TRES-MESES' });
});

test('the extended flow of ms begins with its video, and its voucher is valid', async () => {
  const flow = await getFlow('ms', 'business=meusucesso', 'extended');
  expect(flow.steps.map(({ templateId }) => templateId)).toEqual([
    'lead',
    'video',
    'presentation',
    'payment',
    'success',
  ]);
  const product = await get('/api/v2/product/ms?business=meusucesso&voucher=msjana');
  expect(product.json<ProductV2>().plans[0]?.installments.at(-1)?.value).toBe(8500);
});

test('the contract flow of medcof has its contract before the payment', async () => {
  const { steps } = await getFlow('medcof-revalida', 'business=medcof', 'contract');
  expect(steps.map(({ templateId }) => templateId)).toEqual(['lead', 'md', 'payment', 'success']);
  // A step without a document of its own shows the contract that is made for the buyer.
  expect(steps[1]?.props).toEqual({ plan: { id: 'medcof-revalida-anual', business: 'medcof' } });
});

test('the Peruvian flow of wol is in Spanish and ends with the purchase', async () => {
  const { steps } = await getFlow('wup', 'business=wiseup-online', 'peru');
  expect(steps.map(({ templateId }) => templateId)).toEqual([
    'lead',
    'phone-verification',
    'video',
    'payment',
    'success',
  ]);
  expect(steps[2]?.props.video?.captions).toMatch(/\.es\.vtt$/);
  expect(steps[3]?.props.plan).toEqual({ id: 'wol-peru-anual', business: 'wiseup-online' });
});

test('the multiprofile flow of wol asks for profiles first, for plans of one to five', async () => {
  const { steps } = await getFlow('wup', 'business=wiseup-online', 'multiprofile');
  expect(steps[1]).toMatchObject({ id: 'multiprofile', templateId: 'order-bump-presentation' });
  const product = await get('/api/v2/product/wup?business=wiseup-online');
  const { plans } = product.json<ProductV2>();
  expect(plans.map(({ amount, profiles }) => [profiles, amount])).toEqual([
    [1, 118800],
    [2, 154680],
    [3, 190560],
    [4, 226440],
    [5, 262320],
  ]);
});

test.each([
  ['wup', 'wiseup-online', 'live-anual', 149400, 'cross-brand-50'],
  ['aprovatotal-resolve-enem', 'aprovatotal', 'treinamento-de-elite-anual', 33480, undefined],
  ['performanc', 'performan-c', 'performanc-gravacoes-anual', 39880, undefined],
])('the upsell of %s is sold by its own product at its own price', async (...row) => {
  const [code, business, planId, amount, campaign] = row;
  const { steps } = await getFlow(code, `business=${business}`, 'default');
  const offered = steps.filter(({ id }) => id.includes('upsell'));
  expect(offered[0]?.props).toMatchObject({ style: 'upsell', plan: { id: planId } });
  expect(offered[0]?.props.campaign).toBe(campaign);
  const payment = offered.find(({ templateId }) => templateId === 'upsell-payment');
  const { plan, voucher } = payment?.props ?? {};
  const owner = (await get(`/api/v1/plan/${plan?.id}/product`)).json();
  expect(owner.business).toBe(plan?.business);
  const product = await get(
    `/api/v2/product/${owner.code}?business=${owner.business}&planId=${plan?.id}&voucher=${voucher}`,
  );
  expect(product.json<ProductV2>().plans).toEqual([
    expect.objectContaining({ id: planId, amount }),
  ]);
});

test.each([
  ['aprovatotal-resolve-enem', 'aprovatotal', 12000],
  ['performanc', 'performan-c', 48000],
])('the order bump of %s is a plan that costs more', async (code, business, difference) => {
  const { steps } = await getFlow(code, `business=${business}`, 'default');
  const bump = steps.find(({ templateId }) => templateId === 'order-bump')?.props;
  const product = await get(`/api/v2/product/${code}?business=${business}`);
  const { plans } = product.json<ProductV2>();
  const bumped = plans.find(({ id }) => id === bump?.plan?.id);
  expect((bumped?.amount ?? 0) - (plans[0]?.amount ?? 0)).toBe(difference);
  expect(bump?.picture?.alt).not.toBe('');
});
