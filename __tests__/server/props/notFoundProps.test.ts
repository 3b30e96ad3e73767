import { getBrand } from '@/brands/registry';
import { createNotFoundProps } from '@/server/props/notFoundProps.server';
import { createPropsContext } from '../../support/propsContext';

async function open(url: string, host = 'localhost') {
  const context = createPropsContext(url, { host });
  const result = await createNotFoundProps()(context);
  const props = 'props' in result ? await result.props : null;
  const redirect = 'redirect' in result ? result.redirect : null;
  return { status: context.res.statusCode, props, redirect };
}

test.each([
  ['/lead%3Fproduct=medcof&seller=ana', '/lead?product=medcof&seller=ana'],
  ['/LEAD?PRODUCT=MEDCOF&x=%20', '/lead?PRODUCT=MEDCOF&x=%20'],
])('%s leads to the intended page: %s', async (url, destination) => {
  const { redirect } = await open(url);
  expect(redirect).toEqual({ destination, statusCode: 307 });
});

test.each([
  ['/nothing?product:medcof&x=%20', '/nothing?product=medcof&x=%20'],
  ['//evil.example/lead?product:medcof', '/evil.example/lead?product=medcof'],
  ['/\\evil.example?product:medcof', '/evil.example?product=medcof'],
])('a query in another form, %s, leads to the corrected one: %s', async (url, destination) => {
  const { redirect } = await open(url);
  expect(redirect).toEqual({ destination, statusCode: 307 });
});

test.each([
  ['/paymnt?product=medcof&seller=ana&x=%20', 'medcof', '/lead?product=medcof&seller=ana&x=%20'],
  ['/a/b/c?product=conquer', 'conquer', '/lead?product=conquer'],
])('%s is a 404 of %s, which leads to %s', async (url, brand, firstPath) => {
  const { props, status } = await open(url);
  expect(status).toBe(404);
  expect(props?.brand.dsProductId).toBe(brand);
  expect(props?.firstPath).toBe(firstPath);
});

test("a brand's own domain names a product, too", async () => {
  const { domain = '' } = getBrand('medcof').links?.test ?? {};
  const { props } = await open('/nothing', domain);
  expect(props?.firstPath).toBe('/lead');
});

test.each(['/nothing', '/nothing?product=unknown'])('%s is a 404 without a way on', async (url) => {
  const { props, status } = await open(url);
  expect(status).toBe(404);
  expect(props?.firstPath).toBeNull();
  expect(props?.brand.dsProductId).toBe('ms');
});
