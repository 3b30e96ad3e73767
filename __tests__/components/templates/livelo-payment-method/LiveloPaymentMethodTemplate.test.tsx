import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveloPaymentMethodTemplate } from '@/components/templates/livelo-payment-method/LiveloPaymentMethodTemplate';
import { readVisit } from '@/components/livelo/liveloVisit';
import { getLiveloSession } from '@/services/api/livelo';
import { expectFocus } from '../../../support/expectFocus';
import { account, at, buildSession, sentCode, showLivelo, visit } from '../../livelo/showLivelo';

vi.mock('@/services/api/livelo');
const get = vi.mocked(getLiveloSession);

function show(balance = 120_000, points: number | null = null) {
  get.mockResolvedValue(buildSession({ code: sentCode, account: { ...account, balance } }));
  return showLivelo(<LiveloPaymentMethodTemplate />, 'payment-method', { ...visit, points });
}

/** Money has a no-break space after its symbol. */
const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name: name.replace('R$ ', 'R$\u00a0') });
const radios = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => (radio instanceof HTMLInputElement ? radio.value : ''));
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('offers all points first, with their number in the title', async () => {
  const { router } = show();
  const arrived = await title('Pague com 24.000 pontos');
  await expectFocus(() => arrived);
  expect(radios()).toEqual(['points', 'both', 'cash']);
  await goOn();
  expect(router.push).toHaveBeenCalledWith(at('/livelo/payment'));
  expect(readVisit()?.points).toBe(24_000);
});

test('the slider mixes points and money; the title and a screen reader follow', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /Pontos e dinheiro/ }));
  const slider = screen.getByRole('slider', { name: 'Quantos pontos você quer usar?' });
  fireEvent.change(slider, { target: { value: '12000' } });
  expect(await title('Pague com 12.000 pontos + R$ 594,00')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', '12.000 pontos + R$\u00a0594,00');
  await userEvent.click(screen.getByRole('button', { name: 'Usar 1.000 pontos a mais' }));
  expect(slider).toHaveAttribute('aria-valuetext', '13.000 pontos + R$\u00a0544,50');
  await goOn();
  expect(readVisit()?.points).toBe(13_000);
});

test('says what the balance is worth and what is left of it', async () => {
  show();
  expect(await screen.findByText('120.000 pontos')).toBeVisible();
  expect(screen.getByText(/^valem R\$\s5\.940,00 nesta loja$/)).toBeVisible();
  const getLeft = () => screen.getByText('Saldo depois').nextElementSibling;
  expect(getLeft()).toHaveTextContent('96.000 pontos');
  await userEvent.click(screen.getByRole('radio', { name: /Só dinheiro/ }));
  expect(getLeft()).toHaveTextContent('120.000 pontos');
});

test('the order says what the choice leaves to pay in money', async () => {
  show();
  await screen.findAllByRole('radio');
  const order = () => within(screen.getByRole('region', { name: 'Resumo do pedido' }));
  const paidInMoney = () => order().getByText('A pagar em dinheiro').nextElementSibling;
  expect(order().getByText(/^R\$\s0,00$/, { selector: 'p > span' })).toBeVisible();
  expect(order().getByText('24.000 pontos')).toBeVisible();
  expect(paidInMoney()).toHaveTextContent(/^R\$\s0,00$/);
  await userEvent.click(screen.getByRole('radio', { name: /Pontos e dinheiro/ }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12000' } });
  expect(order().getByText(/R\$\s594,00/, { selector: 'p' })).toBeVisible();
  expect(order().getByText('12.000 pontos')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Só dinheiro/ }));
  expect(order().getByText(/R\$\s1\.188,00/)).toBeVisible();
  expect(order().queryByText(/pontos/)).toBeNull();
});

test('the buttons stop at the minimum and the maximum', async () => {
  show(2_500);
  const less = await screen.findByRole('button', { name: 'Usar 1.000 pontos a menos' });
  await userEvent.click(less);
  await userEvent.click(less);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(await title('Pague com 1.000 pontos + R$ 1.138,50')).toBeVisible();
  const more = screen.getByRole('button', { name: 'Usar 1.000 pontos a mais' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(await title('Pague com 2.000 pontos + R$ 1.089,00')).toBeVisible();
});

test.each([
  [5_500, ['both', 'cash']],
  [900, ['cash']],
])('a balance of %i offers %j', async (balance, values) => {
  show(balance);
  await screen.findAllByRole('radio');
  expect(radios()).toEqual(values);
});

test('money alone leads to the payment of the flow, without points', async () => {
  const { router } = show(120_000, 24_000);
  await userEvent.click(await screen.findByRole('radio', { name: /Só dinheiro/ }));
  expect(await title('Pague com R$ 1.188,00')).toBeVisible();
  await goOn();
  expect(router.push).toHaveBeenCalledWith(at('/payment'));
  expect(readVisit()?.points).toBeNull();
});

test('a choice survives a reload before it is confirmed', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('radio', { name: /Pontos e dinheiro/ }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '12000' } });
  expect(await title('Pague com 12.000 pontos + R$ 594,00')).toBeVisible();
  const { points = null } = readVisit() ?? {};
  unmount();
  show(120_000, points);
  expect(await title('Pague com 12.000 pontos + R$ 594,00')).toBeVisible();
});

test('the choice of money alone survives a reload', async () => {
  show(120_000, 0);
  expect(await title('Pague com R$ 1.188,00')).toBeVisible();
});

test('a buyer who returns finds the mix as it was', async () => {
  show(120_000, 7_000);
  expect(await title('Pague com 7.000 pontos + R$ 841,50')).toBeVisible();
  expect(screen.getByRole('slider')).toHaveValue('7000');
});

test('a member who is not verified yet is sent to the code first', async () => {
  get.mockResolvedValue(buildSession({ code: sentCode }));
  const { router } = showLivelo(<LiveloPaymentMethodTemplate />, 'payment-method');
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith(at('/livelo/code'));
  });
});
