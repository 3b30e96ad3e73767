import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloPaymentTemplate } from '@/components/templates/livelo-payment/LiveloPaymentTemplate';
import { readVisit } from '@/components/livelo/liveloVisit';
import { getLiveloSession } from '@/services/api/livelo';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { buildProduct } from '../../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../../support/buildPayment';
import { paste } from '../../../support/paste';
import {
  account,
  at,
  buildSession,
  refuse,
  sentCode,
  showLivelo,
  visit,
} from '../../livelo/showLivelo';

vi.mock('@/services/api/livelo');
vi.mock('@/services/api/payment');
vi.mock('@/services/api/updateLead');
vi.mock('@/services/api/product');
const get = vi.mocked(getLiveloSession);
const pay = vi.mocked(createPayment);

const paid = buildPayment({ state: 'paid', method: 'livelo', amount: 118_800 });

beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue(buildSession({ code: sentCode, account }));
  pay.mockResolvedValue(buildPaymentResponse(paid));
  vi.mocked(getProduct).mockResolvedValue(buildProduct());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const show = (points: number | null) =>
  showLivelo(<LiveloPaymentTemplate />, 'payment', { ...visit, points });
/** Money has a no-break space after its symbol. */
const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name: name.replace('R$ ', 'R$\u00a0') });

async function confirm() {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
}

const points = (count: number, amount: number) => ({
  method: 'livelo',
  amount,
  points: count,
  liveloSession: visit.session,
});

test('points alone are sent as the only method, and the visit ends', async () => {
  const { router, unmount } = show(24_000);
  expect(await title('Pague com 24.000 pontos')).toBeVisible();
  // What makes room for the illustration beside it (orderCss.ts).
  expect(document.querySelector('.work-column .ticks')).toContainElement(
    screen.getByRole('checkbox'),
  );
  expect(screen.getByText('A compra inteira')).toBeVisible();
  await confirm();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at('/success'));
  });
  expect(pay).toHaveBeenCalledWith(
    expect.objectContaining({ amount: 118_800, paymentMethods: [points(24_000, 118_800)] }),
    expect.any(String),
  );
  expect(router.replace).not.toHaveBeenCalled();
  unmount();
  expect(readVisit()).toBeNull();
});

test.each([
  ['points alone', 24_000],
  ['points and money', 12_000],
])('names the buyer as on every payment: %s', async (_, count) => {
  const { router } = show(count);
  expect(await screen.findByText('Comprando como Maria Silva')).toBeVisible();
  expect(screen.getByText('maria@exemplo.com.br')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Trocar' }));
  expect(router.push).toHaveBeenCalledWith(at('/lead'));
});

test('the terms have to be accepted', async () => {
  show(24_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar pagamento' }));
  expect(await screen.findByText(/Aceite os termos/)).toBeVisible();
  expect(pay).not.toHaveBeenCalled();
});

test('a mix sends its points first, then the rest', async () => {
  show(12_000);
  expect(await title('Pague com 12.000 pontos + R$ 594,00')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Pix' }));
  await paste(screen.getByLabelText('CPF'), '12345678909');
  await confirm();
  await waitFor(() => {
    expect(pay).toHaveBeenCalledWith(
      expect.objectContaining({
        amount: 118_800,
        paymentMethods: [points(12_000, 59_400), { method: 'pix', amount: 59_400 }],
      }),
      expect.any(String),
    );
  });
});

test('the installments of a card are those of the remaining amount', async () => {
  show(12_000);
  const chosen = await screen.findByRole('option', { name: /^3x de R\$\s198,00/ });
  await userEvent.selectOptions(screen.getByLabelText('Parcelas'), chosen);
  const order = within(screen.getByRole('region', { name: 'Resumo do pedido' }));
  expect(order.getByText('3x de R$ 198,00')).toBeVisible();
});

test.each([
  ['the money that is left', 12_000, ['198,00']],
  ['no money, where points pay all, as the page before', 24_000, ['0,00']],
])('its head on a phone says %s', async (_, count, prices) => {
  show(count);
  expect(await screen.findByText('Comprando como Maria Silva')).toBeVisible();
  const amounts = screen.queryAllByText(/R\$/, { selector: '.order-amount' });
  expect(amounts.map(({ textContent }) => /[\d.]+,\d\d$/.exec(textContent)?.[0])).toEqual(prices);
});

test.each([
  [409, 'points_unavailable', 'redemption', '/livelo/error'],
  [402, 'payment_declined', 'redemption', '/livelo/error'],
  [409, 'price_changed', null, '/livelo/payment-method'],
] as const)('%i %s leads to the page that handles it', async (status, code, failure, route) => {
  pay.mockRejectedValue(refuse(status, code));
  const { router } = show(24_000);
  await confirm();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(at(route));
  });
  expect(readVisit()?.failure).toBe(failure);
});

test('a session that ended starts again with the CPF', async () => {
  const errors = [{ field: '/paymentMethods/0/liveloSession', code: 'unknown' }];
  pay.mockRejectedValue(refuse(422, 'invalid_field', { errors }));
  const { router } = show(24_000);
  await confirm();
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/livelo/cpf'));
  });
});

test.each([
  ['nothing was chosen', null, 120_000],
  ['the balance covers the choice no more', 24_000, 10_000],
])('when %s, the mix has to be chosen first', async (_name, chosen, balance) => {
  get.mockResolvedValue(buildSession({ code: sentCode, account: { ...account, balance } }));
  const { router } = show(chosen);
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/livelo/payment-method'));
  });
});
