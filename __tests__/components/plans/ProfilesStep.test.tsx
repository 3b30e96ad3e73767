import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderBumpPresentationTemplate } from '@/components/templates/order-bump-presentation/OrderBumpPresentationTemplate';
import { UpsellOrderBumpPresentationTemplate } from '@/components/templates/upsell-order-bump-presentation/UpsellOrderBumpPresentationTemplate';
import type { CheckoutFlow } from '@/contract/productConfig';
import { getProduct } from '@/services/api/product';
import { parseQuery } from '@/services/checkout/query';
import { readStored } from '@/services/storage';
import { buildPlan, buildProduct, buildStep } from '../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../support/renderWithProviders';

vi.mock('@/services/api/product', { spy: true });

const plans = [1, 2, 5].map((profiles) => {
  const amount = 120000 + (profiles - 1) * 36000;
  return buildPlan({
    id: `plan-${profiles}`,
    name: `Plano para ${profiles}`,
    amount,
    standardAmount: amount,
    installments: [1, 12].map((id) => ({
      id,
      value: amount / id,
      firstValue: amount / id,
      standardValue: amount / id,
      tax: 0,
      totalValue: amount,
    })),
    profiles,
  });
});
const plan = { id: 'plan-1', business: 'wiseup-online' } as const;
const flow: CheckoutFlow = {
  id: 'multiprofile',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'multiprofile' }),
    buildStep({
      id: 'multiprofile',
      templateId: 'order-bump-presentation',
      defaultNextStepId: 'main-payment',
      props: { plan },
    }),
    buildStep({
      id: 'main-payment',
      templateId: 'payment',
      defaultNextStepId: 'multiprofile-upsell',
    }),
    buildStep({
      id: 'multiprofile-upsell',
      templateId: 'upsell-order-bump-presentation',
      defaultNextStepId: 'upsell-payment',
      props: { plan, style: 'upsell' },
    }),
    buildStep({ id: 'upsell-payment', templateId: 'upsell-payment', props: { plan } }),
  ],
};
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };
const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<OrderBumpPresentationTemplate />, {
    brand: 'wol',
    pathname: '/multiprofile-presentation',
    rawQuery: 'product=wup',
    flow,
    product: { plans, name: 'Wise Up Online' },
    stored: { dataLead },
    ...options,
  });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('starts with one profile and says what each costs', () => {
  show();
  expect(screen.getByRole('group', { name: 'Número de perfis' })).toBeVisible();
  expect(radio(/^1 perfil 12x de R\$\s100,00$/)).toBeChecked();
  expect(
    radio(/^5 perfis 12x de R\$\s220,00 R\$\s44,00 por pessoa 56% mais barato/),
  ).not.toBeChecked();
});

test('marks the number of profiles with the lowest price per person', () => {
  show();
  const marked = screen.getAllByRole('radio', { name: /Menor preço por pessoa$/ });
  expect(marked).toEqual([radio(/^5 perfis/)]);
});

test('marks none where more profiles cost as much per person', () => {
  const even = plans.map((one) => ({
    ...one,
    amount: 120000 * (one.profiles ?? 1),
    installments: [],
  }));
  const { container } = show({ product: { plans: even } });
  expect(container).not.toHaveTextContent('Menor preço por pessoa');
  expect(container).not.toHaveTextContent('cada pessoa paga menos');
});

test('plans of different numbers of installments are compared by their whole prices', () => {
  const spread = (profiles: number, amount: number, count: number) =>
    buildPlan({
      id: `plan-${profiles}`,
      amount,
      profiles,
      installments: [1, count].map((id) => ({
        id,
        value: amount / id,
        firstValue: amount / id,
        standardValue: amount / id,
        tax: 0,
        totalValue: amount,
      })),
    });
  show({
    product: { plans: [spread(1, 120000, 12), spread(2, 150000, 10), spread(5, 500000, 12)] },
  });
  expect(screen.getAllByRole('radio', { name: /Menor preço por pessoa$/ })).toEqual([
    radio(/^2 perfis R\$\s1\.500,00 R\$\s750,00 por pessoa/),
  ]);
  expect(radio(/^5 perfis R\$\s5\.000,00 R\$\s1\.000,00 por pessoa/)).not.toBeChecked();
});

test('interest makes no plan the cheapest whose price is not', () => {
  const [single, two] = plans;
  const dear = plans[2] && {
    ...plans[2],
    amount: 310000,
    installments: plans[2].installments.map((one) => ({ ...one, value: one.value - 100 })),
  };
  const cheap = two && { ...two, amount: 122000 };
  const offered = [single, cheap, dear].filter((one) => one !== undefined);
  show({ product: { plans: offered } });
  expect(screen.getAllByRole('radio', { name: /Menor preço por pessoa$/ })).toEqual([
    radio(/^2 perfis/),
  ]);
});

test.each([
  [
    'wol',
    /^2 perfis 12x de R\$\s130,00 R\$\s65,00 por pessoa 35% mais barato$/,
    /R\$\s30,00 por mês a mais que 1 perfil/,
  ],
  [
    'medcof',
    /^2 perfis R\$\s1\.560,00 R\$\s780,00 por pessoa 35% mais barato$/,
    /R\$\s360,00 a mais que 1 perfil/,
  ],
] as const)('%s shows all prices in its one unit', async (brand, price, difference) => {
  const { container } = show({ brand });
  expect(container).not.toHaveTextContent('a mais que');
  expect(container).toHaveTextContent('Com mais perfis, cada pessoa paga menos');
  await userEvent.click(radio(/^2 perfis/));
  expect(radio(/^2 perfis/)).toHaveAccessibleName(expect.stringMatching(price));
  expect(container).toHaveTextContent(difference);
});

test.each([
  ['wol', '/brands/wol/profiles.svg'],
  ['medcof', undefined],
] as const)('%s shows the picture of its profiles: %s', (brand, file) => {
  const { container } = show({ brand });
  expect(container.querySelector('main img, img[width="180"]')?.getAttribute('src')).toBe(file);
});

test('stores the number and its plan at once, and continues', async () => {
  const { router } = show();
  await userEvent.click(radio(/^5 perfis/));
  expect(readStored('PURCHASED_PLAN')).toBe('plan-5');
  expect(readStored('PURCHASED_PROFILES_AMOUNT')).toBe(5);
  const [price = ''] =
    /\d+x de R\$\s[\d.,]+/.exec(radio(/^5 perfis/).closest('label')?.textContent ?? '') ?? [];
  expect(price).not.toBe('');
  expect(screen.getByRole('status')).toHaveTextContent(price.replaceAll(/\s/g, ' '));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(router.push).toHaveBeenCalledWith('/payment?product=wup');
});

test('a buyer who comes back finds the choice', () => {
  show({ stored: { dataLead, PURCHASED_PLAN: 'plan-2' } });
  expect(radio(/^2 perfis/)).toBeChecked();
});

test('a link for one plan has nothing to choose and continues at once', async () => {
  const { router } = show({ product: { plans: plans.slice(0, 1) } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=wup');
  });
});

test('the choice in the upsell is about its own product and does not change that of the purchase', async () => {
  const product = buildProduct({ name: 'Wise Up Live', plans });
  vi.mocked(getProduct).mockResolvedValue(product);
  const { router } = renderWithProviders(<UpsellOrderBumpPresentationTemplate />, {
    brand: 'wol',
    pathname: '/multiprofile-upsell-presentation',
    flow,
    offered: {
      planId: 'plan-1',
      code: 'live',
      productQuery: { business: 'wiseup-live' },
      saleQuery: parseQuery(''),
      product,
    },
    stored: { dataLead, purchaseToken: 'token-of-a-payment-1', PURCHASED_PLAN: 'plan-2' },
  });
  expect(screen.getByText('Wise Up Live para quantas pessoas?')).toBeVisible();
  await userEvent.click(radio(/^5 perfis/));
  expect(readStored('upsellPlan')).toBe('plan-5');
  expect(readStored('PURCHASED_PLAN')).toBe('plan-2');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(router.push).toHaveBeenCalledWith('/payment/upsell');
});
