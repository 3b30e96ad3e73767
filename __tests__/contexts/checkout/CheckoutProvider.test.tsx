import { render, screen } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { getBrand } from '@/brands/registry';
import { useBuyer, useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { CheckoutProvider, createCheckoutProduct } from '@/contexts/checkout/CheckoutProvider';
import { createPage } from '@/server/page/createPage.server';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { buildProduct, buildStep, defaultFlow } from '../../support/builders';
import {
  buildCheckoutPage,
  buildRouter,
  renderWithProviders,
} from '../../support/renderWithProviders';

const rawQuery = 'seller=ana&source=a%20b';

function Themes() {
  const { mainProductTheme, productTheme } = useCheckoutPage();
  return <p>{`${mainProductTheme.dsMode} ${productTheme.dsMode}`}</p>;
}

function show(brand: 'medcof' | 'ms', isOn: boolean) {
  const router = buildRouter();
  const page = buildCheckoutPage({ brand, rawQuery, pathname: '/payment' });
  const { dsMode } = page.brand;
  const otherMode = dsMode === 'light' ? 'dark' : 'light';
  const themed = createPage({
    ...page,
    brand: getBrand(brand, 'pt-BR'),
    request: parsePageRequest(rawQuery, 'localhost'),
    namespaces: [],
    mode: otherMode,
    mainMode: dsMode,
  });
  const shown = isOn ? { ...page, ...themed, checkout: page.checkout, hasUpsellTheme: true } : page;
  const element = (
    // The provider uses two methods of the router; the rest of it has no meaning outside Next.
    <RouterContext value={router as unknown as NextRouter}>
      <CheckoutProvider page={shown}>
        <Themes />
      </CheckoutProvider>
    </RouterContext>
  );
  return { router, page: shown, ...render(element) };
}

test.each([
  ['medcof', 'light dark'],
  ['ms', 'dark light'],
] as const)('%s shows its other mode and keeps its main one', (brand, modes) => {
  const main = show(brand, false);
  main.unmount();
  const upsell = show(brand, true);
  expect(screen.getByText(modes)).toBeInTheDocument();
  expect(upsell.page.themeCss).not.toBe(main.page.themeCss);
});

test('a page served without the upsell theme, though it is stored, is requested once more', () => {
  window.localStorage.setItem('shouldUseUpsellTheme', 'true');
  const { router } = show('ms', false);
  expect(router.replace).toHaveBeenCalledTimes(1);
  expect(router.replace).toHaveBeenCalledWith(`/payment?${rawQuery}`, undefined, { scroll: false });
  expect(document.cookie).toContain('shouldUseUpsellTheme=true');
});

test.each([
  ['it is not stored', null, false],
  ['it is stored as off', 'false', false],
  ['it is there', 'true', true],
])('requests no page for the upsell theme when %s', (_, stored, isOn) => {
  if (stored !== null) window.localStorage.setItem('shouldUseUpsellTheme', stored);
  const { router } = show('ms', isOn);
  expect(router.replace).not.toHaveBeenCalled();
});

const fresh = buildProduct({ name: 'Curso com o preço de agora' });

test.each(['medcof', 'ms'] as const)('%s: a product requested again replaces its own', (brand) => {
  const page = buildCheckoutPage({ brand });
  expect(createCheckoutProduct(page, { page, product: fresh }).product).toBe(fresh);
  expect(createCheckoutProduct(page, null).product).toBe(page.checkout.product);
});

test('the product of a later page, for example with a voucher, is not replaced', () => {
  const earlier = buildCheckoutPage();
  const page = buildCheckoutPage({ rawQuery: 'voucher=MS120' });
  const { product } = createCheckoutProduct(page, { page: earlier, product: fresh });
  expect(product).toBe(page.checkout.product);
});

test('the flow is the one that the link resolves to, with its steps, not the first of the product', () => {
  const page = buildCheckoutPage();
  const first = { id: 'other', steps: [buildStep({ id: 'lead', templateId: 'lead' })] };
  const config = { ...page.checkout.config, checkoutFlow: [first, defaultFlow] };
  const { currentStep, nextStep, productFlow } = createCheckoutProduct(
    { ...page, checkout: { ...page.checkout, config } },
    null,
  );
  expect(productFlow.id).toBe('default');
  expect(productFlow.steps.map(({ id }) => id)).toEqual(['lead', 'main-payment', 'main-success']);
  expect([currentStep?.id, nextStep?.id]).toEqual(['lead', 'main-payment']);
});

function Buyer() {
  const { userEmail, userName, userPhone } = useBuyer();
  return <p>{[userName, userEmail, userPhone].join(' ')}</p>;
}

const dataForm = { name: 'Joana Reis', email: 'joana@exemplo.com.br', phone: '+5511987650000' };
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

test.each([
  [
    'the form, while nobody is known',
    { dataForm },
    'Joana Reis joana@exemplo.com.br +5511987650000',
  ],
  ['the lead, once it is left', { dataForm, dataLead }, 'Maria Silva m@e.com +5511987654321'],
])('takes the buyer from %s', (_, stored, text) => {
  renderWithProviders(<Buyer />, { stored });
  expect(screen.getByText(text)).toBeVisible();
});
