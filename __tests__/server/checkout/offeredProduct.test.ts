import { loadPlanProduct, loadProduct } from '@/server/checkout/loadCheckout.server';
import {
  createOfferedQuery,
  loadNextOffer,
  loadOfferedProduct,
} from '@/server/checkout/offeredProduct.server';
import { parseQuery } from '@/services/checkout/query';
import { buildProduct, upsellFlow } from '../../support/builders';

vi.mock('@/server/checkout/loadCheckout.server');

const bought = { flow: upsellFlow, product: buildProduct() };
const page = { query: parseQuery('seller=ana&offer=c'), operation: 'BR' } as const;
const live = buildProduct({ code: 'live', business: 'wiseup-live' });

beforeEach(() => {
  vi.mocked(loadPlanProduct).mockResolvedValue({ code: 'live', business: 'wiseup-live' });
  vi.mocked(loadProduct).mockResolvedValue(live);
});

const paid = { ...page.query, paidStep: 'upsell-payment' };

test.each([
  ['/payment/upsell', page.query],
  ['/success/upsell', page.query],
  ['/pix', paid],
  ['/payment-verification', paid],
  ['/subscription-welcome', paid],
])(
  '%s is about the plan of the upsell, at the price that its flow has after the purchase',
  async (stepRoute, query) => {
    const productQuery = {
      business: 'wiseup-live',
      operation: 'BR',
      seller: 'ana',
      source: 'direto',
      priceMode: 'default',
      afterPlanId: bought.product.plans[0]?.id,
    };
    await expect(loadOfferedProduct(bought, { ...page, query, stepRoute })).resolves.toMatchObject({
      planId: 'live-anual',
      code: 'live',
      productQuery,
      product: live,
      saleQuery: { seller: 'ana', source: 'direto' },
    });
    expect(loadPlanProduct).toHaveBeenCalledWith('live-anual');
    expect(loadProduct).toHaveBeenCalledWith('live', productQuery);
  },
);

test.each([
  ['/lead', page.query],
  ['/payment', paid],
  ['/success', paid],
  ['/pix', page.query],
  ['/pix', { ...page.query, paidStep: 'main-payment' }],
])('%s is about the purchase', async (stepRoute, query) => {
  await expect(loadOfferedProduct(bought, { ...page, query, stepRoute })).resolves.toBeNull();
});

test('the upsell ignores the plan, offer and voucher of a link, and keeps its seller', () => {
  const query = parseQuery('planId=a&plan=b&offer=c&voucher=d&paymentMethod=pix&seller=ana');
  expect(createOfferedQuery(query)).toEqual({ seller: 'ana', source: 'direto' });
  expect(query.offer).toBe('c');
});

test.each([
  ['/success', 'live-anual'],
  ['/payment', undefined],
  ['/payment/upsell', undefined],
] as const)('the next offer is known on the receipt only: %s', async (stepRoute, planId) => {
  const next = await loadNextOffer(bought, { ...page, stepRoute });
  expect(next?.planId).toBe(planId);
});

test('the receipt works without an offer whose price cannot be loaded', async () => {
  vi.mocked(loadPlanProduct).mockRejectedValue(new Error('away'));
  await expect(loadNextOffer(bought, { ...page, stepRoute: '/success' })).resolves.toBeNull();
});
