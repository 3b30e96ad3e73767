import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { dataLead, sendPayment } from '../../../support/waitingPage';

const processing = buildPayment({ state: 'processing', method: 'credit-card' });
const bankUrl = 'https://banco.example/3ds?id=1';

const show = () =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    pathname: '/payment-verification',
    stored: { dataLead, purchaseToken: processing.token },
  });

beforeEach(() => {
  FakeEventSource.install();
});

test("leads to the buyer's bank where it asks for a confirmation", async () => {
  show();
  await sendPayment({ ...processing, state: 'requires_action', redirect: bankUrl });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Confirme a compra com o seu banco' }),
  ).toHaveFocus();
  expect(screen.getByText(/vai pedir uma confirmação de R\$\s1\.200,00/)).toBeVisible();
  // The page waits for the buyer, not for something that takes seconds.
  expect(screen.queryByText(/poucos segundos/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o banco' })).toHaveAttribute('href', bankUrl);
  await sendPayment(processing);
  expect(screen.queryByRole('link', { name: 'Ir para o banco' })).not.toBeInTheDocument();
});

test('a buyer who cannot confirm at the bank is offered another way to pay', async () => {
  const { router } = show();
  await sendPayment({ ...processing, state: 'requires_action', redirect: bankUrl });
  await userEvent.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test('names what pays and how much, and a known card by its company and last digits', async () => {
  const { container } = show();
  const asks = { ...processing, state: 'requires_action', redirect: bankUrl } as const;
  await sendPayment(asks);
  expect(screen.getByText(/^R\$\s1\.200,00$/, { selector: 'main p' })).toBeVisible();
  expect(screen.getByText('Cartão de crédito')).toBeVisible();
  expect(container.querySelector('img[src^="/cards/"]')).toBeNull();
  await sendPayment({ ...asks, storedCard: { company: 'visa', lastDigits: '1111' } });
  expect(screen.getByText(/^Cartão de crédito final\s1111$/)).toBeVisible();
  expect(container.querySelector('img[src="/cards/visa.svg"]')).toBeVisible();
});

describe('with two cards', () => {
  const card = { method: 'credit-card', amount: 60000, installments: 1 } as const;
  const asks = { ...processing, state: 'requires_action' } as const;

  test('leads to the bank of the second card once the first is confirmed', async () => {
    show();
    const first = { ...card, state: 'requires_action' } as const;
    await sendPayment({
      ...asks,
      redirect: bankUrl,
      parts: [first, { ...card, state: 'created' }],
    });
    expect(screen.getByText('Confirme o cartão 1 no banco emissor')).toBeVisible();
    expect(screen.getByText(/a compra continua aqui/)).toBeVisible();
    expect(screen.queryByText(/é concluída automaticamente/)).not.toBeInTheDocument();
    const second = `${bankUrl}/second`;
    const held = { ...card, state: 'pending' } as const;
    await sendPayment({ ...asks, redirect: second, parts: [held, first] });
    expect(screen.getByText('Confirme o cartão 2 no banco emissor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir para o banco' })).toHaveAttribute('href', second);
  });

  test('a refused one voids the other, and the page says so', async () => {
    show();
    await sendPayment({
      ...processing,
      state: 'declined',
      declineReason: 'authentication_failed',
      parts: [
        { ...card, state: 'expired' },
        { ...card, state: 'declined' },
      ],
    });
    const said = screen.getByRole('alert').textContent;
    expect(said.match(/nada foi cobrado/gi)).toHaveLength(1);
    expect(said).toContain('O valor reservado na outra parte do pagamento é liberado.');
  });
});

test('an address that is not a web page is never linked', async () => {
  show();
  await sendPayment({ ...processing, state: 'requires_action', redirect: 'javascript:alert(1)' });
  expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
});
