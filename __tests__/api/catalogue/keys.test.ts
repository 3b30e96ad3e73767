import type { ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';
import { productKeys } from '@/services/checkout/productKeys';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  // A moment at which every offer of the catalogue is valid.
  commerce = await startTestCommerce({ clock: () => new Date('2026-11-25T12:00:00-03:00') });
});
afterAll(() => commerce.stop());

async function get<Answer>(url: string): Promise<Answer> {
  const response = await commerce.app.inject(url);
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
}

const upsellOffer = ['upsell-video', 'upsell-payment', 'upsell-success'];

interface Sold {
  key: string;
  business: string;
  code: string;
  designSystemId: string;
  title?: string;
  before?: string[];
  after?: string[];
  upsell?: string[];
  flows?: string[];
}

/**
 * Written by hand from docs/behaviour.md 3 and 4. A key added since then only has to be consistent.
 */
const specified: Sold[] = [
  {
    key: 'wup',
    business: 'wiseup-online',
    code: 'wup',
    designSystemId: 'wol$light',
    before: ['phone-verification', 'video'],
    upsell: ['upsell-video', 'upsell-order-bump-presentation', 'upsell-payment', 'upsell-success'],
    flows: ['multiprofile', 'upsell-whatsapp', 'livelo', 'peru'],
  },
  {
    key: 'live',
    business: 'wiseup-live',
    code: 'live',
    designSystemId: 'live$light',
    before: ['presentation'],
  },
  {
    key: 'exec',
    business: 'wiseup',
    code: 'exec',
    designSystemId: 'wiseup$dark',
    before: ['select-school'],
    after: ['select-test-location'],
  },
  {
    key: 'teens',
    business: 'wiseup',
    code: 'teens',
    designSystemId: 'wiseup$light',
    before: ['select-school'],
    after: ['select-test-location'],
  },
  {
    key: 'numberone',
    business: 'wiseup',
    code: 'n1',
    designSystemId: 'numberone$light',
    before: ['select-school'],
    after: ['select-test-location'],
  },
  {
    key: 'ms',
    business: 'meusucesso',
    code: 'ms',
    designSystemId: 'ms$dark',
    before: ['presentation'],
    flows: ['extended', 'trial', 'trial-used', 'black-friday', 'partner-40'],
  },
  { key: 'em', business: 'eumilitar', code: 'em', designSystemId: 'eumilitar$dark' },
  {
    key: 'powerhouse',
    business: 'powerhouse',
    code: 'powerhouse',
    designSystemId: 'powerhouse$light',
  },
  { key: 'vc', business: 'vende-c', code: 'vc', designSystemId: 'vc$light' },
  {
    key: 'performanc',
    business: 'performan-c',
    code: 'performanc',
    designSystemId: 'performanc$light',
    before: ['order-bump'],
    upsell: upsellOffer,
  },
  {
    key: 'wsp',
    business: 'wiser',
    code: 'wsp',
    designSystemId: 'wsp$light',
    before: ['presentation'],
  },
  {
    key: 'aprovatotal',
    business: 'aprovatotal',
    code: 'aprovatotal-resolve-enem',
    designSystemId: 'resolveenem$light',
    before: ['order-bump'],
    upsell: upsellOffer,
  },
  {
    key: 'medcof',
    business: 'medcof',
    code: 'medcof-revalida',
    designSystemId: 'medcof$light',
    flows: ['contract'],
  },
  { key: 'atrinca', business: 'atrinca', code: 'atrinca', designSystemId: 'atrinca$light' },
  {
    key: 'conquer',
    business: 'conquer',
    code: 'cplus',
    designSystemId: 'conquer$dark',
    before: ['phone-verification'],
  },
  {
    key: 'conquer-unna',
    business: 'conquer-unna',
    code: 'cunna-eflm',
    designSystemId: 'conquer-unna$light',
    title: 'Conquer Unna',
    before: ['phone-verification'],
  },
  {
    key: 'instituto-destiny',
    business: 'instituto-destiny',
    code: 'id-cid',
    designSystemId: 'instituto-destiny-cid$light',
    title: 'Instituto Destiny',
  },
  { key: 'mls', business: 'mentoring-league-society', code: 'mls', designSystemId: 'mls$light' },
];

type Keyed = Pick<Sold, 'key' | 'business' | 'code'>;

const sold: Keyed[] = Object.entries(productKeys).map(([key, { business, productCode }]) => ({
  key,
  business,
  code: productCode,
}));

test.each(specified)('the key $key stands for the specified product', (product) => {
  const { business, code, key } = product;
  expect(sold).toContainEqual({ key, business, code });
});

const getConfig = ({ business, code }: Keyed) =>
  get<ProductConfig>(`/api/v1/product/${code}/config?business=${business}`);
const getProduct = ({ business, code }: Keyed, query = '') =>
  get<ProductV2>(`/api/v2/product/${code}?business=${business}${query}`);

test.each(specified)('the default flow of $key', async (product) => {
  const { after = [], before = [], designSystemId, upsell = [] } = product;
  const [config, { name }] = await Promise.all([getConfig(product), getProduct(product)]);
  expect(config).toMatchObject({
    designSystemId,
    title: product.title ?? name,
    hasAddressForm: product.key === 'instituto-destiny',
  });
  expect(config.title).not.toBe('');
  const [flow] = config.checkoutFlow;
  expect(flow?.id).toBe('default');
  expect(flow?.steps.map(({ templateId }) => templateId)).toEqual([
    'lead',
    ...before,
    'payment',
    ...after,
    'success',
    ...upsell,
  ]);
  expect(flow?.steps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['lead', 'main-payment', 'main-success']),
  );
  // An upsell is paid and confirmed on its own steps.
  const ofUpsell = flow?.steps.filter(({ templateId }) =>
    /^upsell-(payment|success)$/.test(templateId),
  );
  const isPaidHere = upsell.includes('upsell-payment');
  expect(ofUpsell?.map(({ id }) => id)).toEqual(
    isPaidHere ? ['upsell-payment', 'upsell-success'] : [],
  );
});

test.each(specified)('the flows of $key match what its plan allows', async (product) => {
  const [config, { plans }] = await Promise.all([getConfig(product), getProduct(product)]);
  const methods = ['pix', 'bankslip'].filter((method) =>
    plans[0]?.paymentMethods.some((allowed) => allowed === method),
  );
  expect(config.checkoutFlow.map(({ id }) => id)).toEqual([
    'default',
    ...methods,
    'offer',
    ...(product.flows ?? []),
  ]);
  for (const { id, steps } of config.checkoutFlow) {
    expect(steps[0]?.templateId).toBe('lead');
    expect(steps.at(-1)?.defaultNextStepId).toBeNull();
    const ids = steps.map((step) => step.id);
    for (const step of steps.slice(0, -1)) expect(ids).toContain(step.defaultNextStepId);
    const payment = steps.find(({ templateId }) => templateId === 'payment');
    expect(payment?.props).toEqual({
      plan: { id: id === 'peru' ? 'wol-peru-anual' : plans[0]?.id, business: product.business },
      ...(methods.includes(id) && { paymentMethod: id }),
    });
  }
});

test.each(sold)(
  '$key has a title, a default flow, and a lead step first in every flow',
  async (product) => {
    const { checkoutFlow, title } = await getConfig(product);
    expect(title).not.toBe('');
    expect(checkoutFlow[0]?.id).toBe('default');
    for (const { steps } of checkoutFlow) expect(steps[0]?.templateId).toBe('lead');
  },
);

test.each(sold)('the installments of each plan of $key add up', async (product) => {
  const { business, legalName, plans } = await getProduct(product);
  expect(business).toBe(product.business);
  expect(legalName).toMatch(/(Ltda|S\.A)\.$/);
  for (const { amount, currency, installments, standardAmount } of plans) {
    expect({ amount, currency }).toEqual({ amount: standardAmount, currency: 'BRL' });
    expect(installments.length).toBeGreaterThan(0);
    for (const { firstValue, id, totalValue, value } of installments) {
      expect(firstValue + value * (id - 1)).toBe(totalValue);
    }
  }
});

const discounts: Record<
  string,
  { voucher: string; discount: number; offer: string; amount: number }
> = {
  wup: { voucher: 'WOL120', discount: 12000, offer: 'wol-volta-as-aulas', amount: 94800 },
  live: { voucher: 'LIVE300', discount: 30000, offer: 'live-turma-nova', amount: 238800 },
  exec: { voucher: 'EXEC300', discount: 30000, offer: 'exec-volta-as-aulas', amount: 406800 },
  teens: { voucher: 'TEENS200', discount: 20000, offer: 'teens-volta-as-aulas', amount: 334800 },
  numberone: { voucher: 'NUMBER200', discount: 20000, offer: 'n1-volta-as-aulas', amount: 298800 },
  ms: { voucher: 'MS120', discount: 12000, offer: 'black-friday-61', amount: 73200 },
  em: { voucher: 'FARDA10', discount: 8388, offer: 'em-turma-nova', amount: 69480 },
  powerhouse: { voucher: 'POWER10', discount: 19970, offer: 'powerhouse-lote-1', amount: 149700 },
  vc: { voucher: 'VENDE20', discount: 23280, offer: 'vc-antecipada', amount: 92400 },
  performanc: {
    voucher: 'PERFORMA15',
    discount: 26820,
    offer: 'performanc-turma-nova',
    amount: 142800,
  },
  wsp: { voucher: 'WISER15', discount: 35460, offer: 'wsp-lancamento', amount: 188400 },
  aprovatotal: { voucher: 'ENEM10', discount: 7188, offer: 'enem-reta-final', amount: 59880 },
  medcof: {
    voucher: 'REVALIDA10',
    discount: 35880,
    offer: 'revalida-antecipada',
    amount: 298800,
  },
  atrinca: { voucher: 'TRINCA200', discount: 20000, offer: 'atrinca-lancamento', amount: 119700 },
  conquer: { voucher: 'PLUS15', discount: 16020, offer: 'cplus-semana-do-lider', amount: 82800 },
  'conquer-unna': {
    voucher: 'UNNA500',
    discount: 50000,
    offer: 'eflm-primeira-turma',
    amount: 418800,
  },
  'instituto-destiny': {
    voucher: 'DESTINY200',
    discount: 20000,
    offer: 'cid-turma-nova',
    amount: 199700,
  },
  mls: { voucher: 'MLS1000', discount: 100000, offer: 'mls-fundadores', amount: 958800 },
};

test.each(specified)('the voucher and the offer of $key', async (product) => {
  const { amount, discount, offer = '', voucher = '' } = discounts[product.key] ?? {};
  const [standard, reduced, offered] = await Promise.all([
    getProduct(product),
    getProduct(product, `&voucher=${voucher}`),
    getProduct(product, `&offer=${offer}`),
  ]);
  const [plan] = standard.plans;
  expect(reduced.voucher).toEqual({ code: voucher, discount });
  expect(reduced.plans[0]).toMatchObject({
    amount: (plan?.amount ?? 0) - (discount ?? 0),
    standardAmount: plan?.amount,
  });
  expect(offered.plans).toEqual([
    expect.objectContaining({ id: plan?.id, amount, standardAmount: plan?.amount }),
  ]);
});
