import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenewTemplate } from '@/components/templates/renew/RenewTemplate';
import { renewSubscription } from '@/services/api/subscription';
import type { Subscription } from '@/contract/subscription';
import { buildPlan } from '../../../support/builders';
import { buildSubscription, saleId } from '../../../support/paymentLinks';
import type { ProvidersOptions } from '../../../support/renderWithProviders';
import { accept, acceptedAt, rawQuery, showPayLink } from '../../payLinks/payLinkPage';
import { acceptTerms, choose, settleForm, submit } from '../../payment/paymentPage';
import { stringMatching } from '../../../support/matchers';

vi.mock('@/services/api/subscription');
const renew = vi.mocked(renewSubscription);

const show = (
  subscription: Subscription = buildSubscription(),
  options: Pick<ProvidersOptions, 'rawQuery'> = {},
) =>
  showPayLink(<RenewTemplate sale={subscription} />, 'renew', {
    sale: subscription,
    ...options,
    plans: [subscription.renewal?.plan ?? subscription.plan],
  });

beforeEach(() => {
  vi.resetAllMocks();
});

test.each([
  ['active', 'Seu acesso vai até 10/01/2027.'],
  ['lapsed', 'Seu acesso terminou em 10/01/2027.'],
] as const)('%s: shows the end of the access now and after the renewal', async (state, text) => {
  show(buildSubscription({ state }));
  await settleForm();
  expect(screen.getByText(new RegExp(text))).not.toHaveTextContent('10/01/2028');
  // Above the form on a phone, and with the order beside it.
  expect(screen.getAllByText('10/01/2028')).toHaveLength(2);
});

test('the analytics client of the link is sent with the renewal', async () => {
  renew.mockResolvedValue(accept());
  show(buildSubscription(), { rawQuery: `${rawQuery('renew')}&_ga=2.1.3.4` });
  await choose('Boleto');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(renew).toHaveBeenCalled();
  });
  expect(renew.mock.lastCall?.[1]).toMatchObject({ metadata: { _ga: '2.1.3.4' } });
});

test('the next period is paid by the call of the renewal', async () => {
  renew.mockResolvedValue(accept());
  const { router } = show();
  await choose('Boleto');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/success-invoice?${rawQuery('renew')}`);
  });
  expect(renew.mock.lastCall?.slice(0, 2)).toEqual([
    saleId,
    {
      type: 'renew',
      business: 'medcof',
      productCode: 'curso',
      planId: 'plan-essencial',
      seller: 'ana',
      source: 'direto',
      sessionId: stringMatching(/^[0-9a-f-]{36}$/),
      metadata: { locale: 'pt-BR', flowId: 'renew' },
      amount: 120000,
      paymentMethods: [{ method: 'bankslip', amount: 120000 }],
      consent: acceptedAt('medcof.com.br'),
    },
  ]);
});

test('a period that is already paid is not sold again, but a better plan is offered', async () => {
  const upgrade = { plan: buildPlan({ id: 'plan-completo' }), credit: 0 };
  const { router } = show(buildSubscription({ renewal: null, upgrades: [upgrade] }));
  expect(screen.getByText(/a partir de 10\/12\/2026/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Conhecer planos melhores' }));
  expect(router.push).toHaveBeenCalledWith(`/payment/upgrade?${rawQuery('renew')}`);
});

test('without a better plan nothing is offered', () => {
  show(buildSubscription({ renewal: null }));
  expect(screen.queryByRole('button')).toBeNull();
});
