import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import type { Plan } from '@/contract/product';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { buildPlan } from '../../../support/builders';
import { buildSubscription, saleId } from '../../../support/paymentLinks';
import { accept, rawQuery, showPayLink } from '../../payLinks/payLinkPage';
import { acceptTerms, settleForm, submit } from '../../payment/paymentPage';

vi.mock('@/services/api/paymentLinkPayment');
const pay = vi.mocked(createReferencePayment);

const complete = buildPlan({
  id: 'plan-completo',
  name: 'Plano completo',
  amount: 150000,
  standardAmount: 180000,
});
const family = buildPlan({
  id: 'plan-familia',
  name: 'Plano família',
  amount: 210000,
  standardAmount: 240000,
  paymentMethods: ['pix'],
});
const subscription = buildSubscription({
  upgrades: [complete, family].map((plan) => ({ plan, credit: 30000 })),
});

const show = () =>
  showPayLink(<UpgradePaymentTemplate sale={subscription} />, 'upgrade-payment', {
    sale: subscription,
    plans: [complete, family],
  });

beforeEach(() => {
  vi.resetAllMocks();
});

test('shows the plan that the buyer has, the better ones, and what each costs now', async () => {
  show();
  await settleForm();
  const getValue = (label: string) => screen.getByText(label).nextElementSibling;
  expect(screen.getByRole('radio', { name: /Plano completo.*1\.500,00, em vez de/ })).toBeChecked();
  expect(
    screen.getByRole('radio', { name: /Plano família.*2\.100,00, em vez de/ }),
  ).not.toBeChecked();
  expect(screen.getByText('No lugar de Plano essencial, que vai até 10/01/2027')).toBeVisible();
  expect(screen.getByText(/os dias que você ainda não usou viram desconto/)).toBeVisible();
  expect(getValue('Desconto')).toHaveTextContent(/\u2212\sR\$\s300,00/);
});

test('the chosen plan is paid by one of its own methods', async () => {
  pay.mockResolvedValue(accept());
  const { router } = show();
  await userEvent.click(screen.getByRole('radio', { name: /Plano família/ }));
  expect(screen.queryByRole('radio', { name: 'Boleto' })).toBeNull();
  expect(screen.getByRole('heading', { name: /^Pix/ })).toBeVisible();
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/success-invoice?${rawQuery('upgrade-payment')}`);
  });
  expect(pay.mock.lastCall?.[0]).toMatchObject({
    type: 'upgrade',
    referenceId: saleId,
    planId: 'plan-familia',
    amount: 210000,
  });
});

test('a single better plan is shown as text, not as a choice', async () => {
  const plan: Plan = {
    ...complete,
    benefits: ['Aulas', 'Certificado'],
    paymentMethods: ['pix'],
  };
  const single = buildSubscription({
    plan: { ...subscription.plan, benefits: ['Aulas'] },
    upgrades: [{ plan, credit: 30000 }],
  });
  showPayLink(<UpgradePaymentTemplate sale={single} />, 'upgrade-payment', {
    sale: single,
    plans: [plan],
  });
  await settleForm();
  expect(screen.getByRole('group', { name: 'Plano atual' })).toHaveTextContent(
    /Plano essencial.*vai até 10\/01\/2027/s,
  );
  expect(screen.getByRole('group', { name: 'Seu novo plano' })).toHaveTextContent(
    /Plano completo.*R\$\s300,00 de desconto$/s,
  );
  const gains = screen.getByText('O que você ganha').nextElementSibling;
  expect(gains).toHaveTextContent(/^Certificado$/);
  expect(screen.queryByRole('radio', { name: /Plano completo/ })).not.toBeInTheDocument();
  const order = within(screen.getByRole('region', { name: 'Resumo do pedido' }));
  expect(order.queryByText('Plano')).toBeNull();
  expect(order.getByText('Total').nextElementSibling).toHaveTextContent(/^R\$\s1\.500,00$/);
});

test('without lists of benefits, the order alone says what the new plan gives', async () => {
  const plan: Plan = { ...complete, description: 'Aulas e mentoria' };
  const single = buildSubscription({
    plan: { ...subscription.plan, description: 'Aulas' },
    upgrades: [{ plan, credit: 30000 }],
  });
  showPayLink(<UpgradePaymentTemplate sale={single} />, 'upgrade-payment', {
    sale: single,
    plans: [plan],
  });
  await settleForm();
  expect(screen.queryByText('O que você ganha')).toBeNull();
  expect(screen.getByText('Aulas e mentoria')).toBeInTheDocument();
});

test('the amount due is shown in full, however it is spread over installments', async () => {
  const spread = { value: 12500, firstValue: 12500, standardValue: 12500, tax: 0 };
  const plan = { ...complete, installments: [{ ...spread, id: 12, totalValue: 150000 }] };
  showPayLink(<UpgradePaymentTemplate sale={subscription} />, 'upgrade-payment', {
    sale: subscription,
    plans: [plan, family],
  });
  await settleForm();
  const due = document.querySelector('[data-bar] p');
  expect(due).toHaveTextContent(/^12x de R\$\s125,00total R\$\s1\.500,00$/);
});

test('a buyer with the best plan reads so', () => {
  const best = buildSubscription();
  showPayLink(<UpgradePaymentTemplate sale={best} />, 'upgrade-payment', {
    sale: best,
    plans: [best.plan],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Você já tem o melhor plano');
  expect(screen.queryByRole('radio')).toBeNull();
});
