import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderBumpTemplate } from '@/components/templates/order-bump/OrderBumpTemplate';
import { PaymentTemplate } from '@/components/templates/payment/PaymentTemplate';
import type { Plan } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { readStored } from '@/services/storage';
import { buildPlan, buildStep } from '../../../support/builders';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

const priced = (plan: Partial<Plan> & { amount: number }) =>
  buildPlan({
    standardAmount: plan.amount,
    installments: [1, 12].map((id) => ({
      id,
      value: plan.amount / id,
      firstValue: plan.amount / id,
      standardValue: plan.amount / id,
      tax: 0,
      totalValue: plan.amount,
    })),
    ...plan,
  });
const base = priced({ id: 'anual', name: 'Plano Anual', amount: 72000 });
const bump = priced({ id: 'redacao', name: 'Plano Anual com Redação', amount: 84000 });
const sells = (id: string) => ({ plan: { id, business: 'medcof' as const } });

const flow: CheckoutFlow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'order-bump' }),
    buildStep({
      id: 'order-bump',
      templateId: 'order-bump',
      defaultNextStepId: 'main-payment',
      props: {
        ...sells(bump.id),
        presentation: {
          headline: 'Acrescente a correção de redações',
          benefits: ['Quatro redações por mês'],
          guaranteeDays: 7,
        },
        picture: { src: '/media/order-bump/redacao.svg', alt: 'Folha de redação' },
      },
    }),
    buildStep({ id: 'main-payment', templateId: 'payment', props: sells(base.id) }),
  ],
};
const dataLead = { leadId: 'l1', name: 'Maria Silva', email: 'm@e.com', phone: '+5511987654321' };

const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<OrderBumpTemplate />, {
    pathname: '/order-bump-presentation',
    rawQuery: 'product=x',
    flow,
    product: { plans: [base, bump] },
    stored: { dataLead },
    ...options,
  });

const tick = () => screen.getByRole('checkbox', { name: /^Sim, quero este complemento Mais / });
const total = () => screen.getByRole('status');

describe.each(['resolveenem', 'performanc'] as const)('%s', (brand) => {
  test('shows the add-on with its extra cost, not ticked', () => {
    show({ brand });
    const title = 'Acrescente a correção de redações';
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Folha de redação' })).toBeVisible();
    expect(screen.getByText('Quatro redações por mês')).toBeVisible();
    expect(screen.getByText(/Mais 12x de R\$\s10,00/)).toBeVisible();
    expect(screen.getByText(/ou mais R\$\s120,00 à vista/)).toBeVisible();
    expect(tick()).not.toBeChecked();
    expect(total()).toHaveTextContent(/sem juros, ou R\$\s720,00/);
  });
});

test('a tick chooses the plan with the add-on, and a second click undoes it', async () => {
  const { router } = show();
  await userEvent.click(tick());
  expect(readStored('PURCHASED_PLAN')).toBe('redacao');
  expect(total()).toHaveTextContent(/12x de R\$\s70,00.*ou R\$\s840,00/);
  await userEvent.click(tick());
  expect(readStored('PURCHASED_PLAN')).toBeNull();
  expect(total()).toHaveTextContent(/12x de R\$\s60,00.*ou R\$\s720,00/);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(router.push).toHaveBeenCalledWith('/payment?product=x');
});

test('a buyer who comes back finds the tick as it was', () => {
  show({ stored: { dataLead, PURCHASED_PLAN: 'redacao' } });
  expect(tick()).toBeChecked();
});

test('a link for one plan has nothing to add and continues at once', async () => {
  const { router } = show({ product: { plans: [base] } });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment?product=x');
  });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([{ plans: [base, bump] }, { plans: [base] }])(
  'a buyer without a lead is taken to the first step',
  async (product) => {
    const { router } = show({ product, stored: {} });
    await waitFor(() => {
      expect(router.replace.mock.calls).toEqual([['/lead?product=x']]);
    });
  },
);

test.each([
  [null, 'Plano Anual', /720,00/],
  ['redacao', 'Plano Anual com Redação', /840,00/],
  ['another', 'Plano Anual', /720,00/],
])('with %s chosen the payment step sells the %s', async (chosen, name, price) => {
  renderWithProviders(<PaymentTemplate />, {
    pathname: '/payment',
    flow,
    product: { plans: [base, bump] },
    stored: { dataLead, ...(chosen !== null && { PURCHASED_PLAN: chosen }) },
  });
  expect(await screen.findAllByText(name)).not.toHaveLength(0);
  expect(screen.getAllByText(price).length).toBeGreaterThan(0);
});
