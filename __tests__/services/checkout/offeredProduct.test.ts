import { loadPlanProduct, loadProduct } from '@/services/checkout/loadCheckout.server';
import { createOfferedQuery, loadOfferedProduct } from '@/services/checkout/offeredProduct.server';
import { parseQuery } from '@/services/checkout/query';
import { buildProduct, upsellFlow } from '../../support/builders';

jest.mock('@/services/checkout/loadCheckout.server');

const page = { query: parseQuery('seller=ana&offer=c'), operation: 'BR' } as const;
const live = buildProduct({ code: 'live', business: 'wiseup-live' });

beforeEach(() => {
  jest.mocked(loadPlanProduct).mockResolvedValue({ code: 'live', business: 'wiseup-live' });
  jest.mocked(loadProduct).mockResolvedValue(live);
});

test.each(['/payment/upsell', '/success/upsell'])(
  '%s is about the plan of the upsell, priced for everybody',
  async (stepRoute) => {
    const productQuery = {
      business: 'wiseup-live',
      operation: 'BR',
      seller: 'ana',
      source: 'direto',
      priceMode: 'default',
    };
    await expect(loadOfferedProduct(upsellFlow, { ...page, stepRoute })).resolves.toEqual({
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

test.each(['/lead', '/payment', '/success', '/pix'])(
  '%s is about the purchase',
  async (stepRoute) => {
    await expect(loadOfferedProduct(upsellFlow, { ...page, stepRoute })).resolves.toBeNull();
  },
);

test("a link's plan, offer and voucher are not the upsell's; its seller is", () => {
  const query = parseQuery('planId=a&plan=b&offer=c&voucher=d&paymentMethod=pix&seller=ana');
  expect(createOfferedQuery(query)).toEqual({ seller: 'ana', source: 'direto' });
  expect(query.offer).toBe('c');
});
