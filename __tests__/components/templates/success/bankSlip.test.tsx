import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simulatePayment } from '@/services/api/payment';
import { bankSlip } from '../../../support/buildPayment';
import { sendPayment } from '../../../support/waitingPage';
import { prepareSuccess, showSuccess, slip, title } from './showSuccess';

vi.mock('@/services/api/ticket');
vi.mock('@/services/api/payment', { spy: true });

const findSlip = () => screen.findByRole('heading', { level: 1, name: 'Quase lá!' });

beforeEach(prepareSuccess);

describe.each(['medcof', 'ms'] as const)('%s with a bank slip to pay', (brand) => {
  test('shows what is needed to pay it', async () => {
    showSuccess({ brand });
    await sendPayment(slip);
    expect(await findSlip()).toBeVisible();
    expect(screen.getByText(/Seu boleto já está disponível/)).toBeVisible();
    expect(
      screen.getByText(
        /Em até 2 dias após a confirmação do pagamento, você recebe um e-mail para finalizar o cadastro/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Vence em 25/11/2026')).toBeVisible();
    expect(screen.getByText(/^(Hoje|Amanhã|Em \d+ dias|Já venceu)$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Linha digitável' })).toHaveValue(
      '00190.50095 40144.816069 06809.350314 3 37370000000100',
    );
    const link = screen.getByRole('link', { name: 'Ver boleto' });
    expect(link).toHaveAttribute('href', `/api/v1/payment/${slip.token}/bank-slip`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('(abre em nova aba)');
  });

  test('becomes the paid page automatically', async () => {
    showSuccess({ brand });
    await sendPayment(slip);
    await findSlip();
    await sendPayment({ ...slip, state: 'paid' });
    expect(title()).not.toHaveTextContent('Quase lá!');
    expect(screen.getByText('Boleto')).toBeVisible();
  });
});

test('copies the digitable line', async () => {
  const user = userEvent.setup();
  showSuccess();
  await sendPayment(slip);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copiar linha digitável' }));
  expect(writeText).toHaveBeenCalledWith(bankSlip.digitableLine);
  expect(await screen.findByRole('button', { name: 'Linha digitável copiada' })).toBeVisible();
});

test('pays the slip at the sandbox', async () => {
  vi.mocked(simulatePayment).mockResolvedValue({ ...slip, state: 'paid' });
  showSuccess();
  await sendPayment(slip);
  await userEvent.click(await screen.findByRole('button', { name: 'Simular pagamento' }));
  expect(await screen.findByText('Pagamento realizado com sucesso!')).toBeVisible();
});

test('a bank slip of wsp, which has no final header for it, still says what comes next', async () => {
  showSuccess({ brand: 'wsp' });
  await sendPayment(slip);
  const heading = await findSlip();
  expect(screen.getByText(/Em até 2 dias após a confirmação/)).toBeVisible();
  expect(heading.closest('section, header')).toBeNull();
});
