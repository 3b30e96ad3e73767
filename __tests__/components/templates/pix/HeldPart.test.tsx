import { screen } from '@testing-library/react';
import { dataLead } from '../../../support/waitingPage';
import { dataPix, pass, passMinutes, preparePix, showCode, showPix, token, user } from './showPix';

vi.mock('@/services/api/payment');

beforeEach(preparePix);

afterEach(() => {
  vi.useRealTimers();
});

test('beside points it shows what is reserved until the Pix is paid, and that the points are back after it expires', async () => {
  const held = { ...dataPix, amount: 50000, held: 70000, heldMethod: 'livelo' };
  const { router } = showPix({ stored: { dataLead, dataPix: held, purchaseToken: token } });
  await pass(0);
  expect(screen.getByText(/Reservamos pontos Livelo no valor de R\$\s700,00/)).toBeVisible();
  await passMinutes(31);
  expect(screen.getByText(/pontos reservados voltaram/)).toBeVisible();
  expect(screen.queryByText(/no cartão/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/livelo/payment-method');
});

describe('beside a card', () => {
  const held = { ...dataPix, amount: 50000, held: 70000 };
  const beside = { stored: { dataLead, dataPix: held, purchaseToken: token } };

  test('asks for its own part, and shows the amount authorized on the card', async () => {
    await showCode(beside);
    await pass(0);
    expect(screen.getByText(/^R\$\s500,00$/, { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/Reservamos R\$\s700,00 no seu cartão/)).toBeVisible();
    // The order shows the sum of both parts.
    for (const price of screen.getAllByText(/^R\$\s1\.200,00$/)) expect(price).toBeVisible();
  });

  test('after it expires both are created again on the payment page', async () => {
    const { router } = await showCode(beside);
    await passMinutes(31);
    expect(screen.getByText(/valor reservado no cartão foi liberado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gerar novo código' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
    expect(router.push).toHaveBeenCalledWith('/payment');
  });
});
