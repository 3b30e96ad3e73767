import { createCheckoutProduct } from '@/contexts/checkout/CheckoutProvider';
import { buildProduct } from '../../support/builders';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const fresh = buildProduct({ name: 'Curso com o preço de agora' });

test.each(['medcof', 'ms'] as const)('%s: a product asked for anew replaces its own', (brand) => {
  const page = buildCheckoutPage({ brand });
  expect(createCheckoutProduct(page, { page, product: fresh }).product).toBe(fresh);
  expect(createCheckoutProduct(page, null).product).toBe(page.checkout.product);
});

test("a later page's product, for example with a voucher, is its own", () => {
  const earlier = buildCheckoutPage();
  const page = buildCheckoutPage({ rawQuery: 'voucher=MS120' });
  const { product } = createCheckoutProduct(page, { page: earlier, product: fresh });
  expect(product).toBe(page.checkout.product);
});
