import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradePaymentTemplate } from '@/components/templates/upgrade-payment/UpgradePaymentTemplate';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { buildPlan } from '../../../support/builders';
import { buildSubscription, saleId } from '../../../support/paymentLinks';
import { accept, rawQuery, showPayLink } from '../../payLinks/payLinkPage';
import { acceptTerms, choose, settleForm, submit } from '../../payment/paymentPage';

jest.mock('@/services/api/paymentLinkPayment');
const pay = jest.mocked(createReferencePayment);

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
  jest.resetAllMocks();
});

test('shows the plan that the buyer has, the better ones, and what each costs now', async () => {
  show();
  await settleForm();
  expect(screen.getByText(/O seu plano hoje é Plano essencial, até 10\/01\/2027/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Plano completo.*1\.500,00 hoje/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Plano família.*2\.100,00 hoje/ })).not.toBeChecked();
  const credit = screen.getByText('Dias não usados');
  expect(credit.nextElementSibling).toHaveTextContent(/-\sR\$\s300,00/);
});

test('the chosen plan is paid, by the methods that it has', async () => {
  pay.mockResolvedValue(accept());
  const { router } = show();
  await userEvent.click(screen.getByRole('radio', { name: /Plano família/ }));
  expect(screen.queryByRole('radio', { name: 'Boleto' })).toBeNull();
  await choose('Pix');
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

test('a buyer with the best plan reads so', () => {
  const best = buildSubscription();
  showPayLink(<UpgradePaymentTemplate sale={best} />, 'upgrade-payment', {
    sale: best,
    plans: [best.plan],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Você já tem o melhor plano');
  expect(screen.queryByRole('radio')).toBeNull();
});
