import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { HttpError } from '@/services/http/HttpError';
import { getPayment } from '@/services/payment';
import { readStored } from '@/services/storage/storage';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';

jest.mock('@/services/payment');

const processing = buildPayment({ state: 'processing', method: 'credit-card' });
const bankUrl = 'https://banco.example/3ds?id=1';
const dataLead = {
  leadId: 'lead',
  name: 'Maria Silva',
  email: 'm@e.com.br',
  phone: '+5511987654321',
};

const show = (brand: 'medcof' | 'ms' = 'medcof') =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    brand,
    pathname: '/payment-verification',
    stored: { dataLead, purchaseToken: processing.token },
  });

const send = (payment: typeof processing) =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });

beforeEach(() => {
  jest.resetAllMocks();
  FakeEventSource.install();
});

afterEach(() => {
  jest.useRealTimers();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('waits, and goes on once the payment is confirmed', async () => {
    const { router } = show(brand);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Estamos confirmando o seu pagamento' }),
    ).toHaveFocus();
    await send(processing);
    expect(router.push).not.toHaveBeenCalled();
    await send({ ...processing, state: 'paid' });
    expect(router.push).toHaveBeenCalledWith('/success');
  });
});

test("leads to the buyer's bank where it asks for a confirmation", async () => {
  show();
  await send({ ...processing, state: 'requires_action', redirect: bankUrl });
  expect(screen.getByText('Confirme a compra com o seu banco')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para o banco' })).toHaveAttribute('href', bankUrl);
  await send(processing);
  expect(screen.queryByRole('link', { name: 'Ir para o banco' })).not.toBeInTheDocument();
});

test('an address that is not a web page is never offered', async () => {
  show();
  await send({ ...processing, state: 'requires_action', redirect: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a decline says why and leads back to the payment', async () => {
  const { router } = show();
  await send({ ...processing, state: 'declined', declineReason: 'authentication_failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('O banco não confirmou a sua identidade.');
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test.each(['expired', 'refunded'] as const)('%s leads back to the payment', async (state) => {
  show();
  await send({ ...processing, state });
  expect(screen.getByRole('alert')).toHaveTextContent('Este pagamento não está mais em aberto');
  expect(screen.getByRole('button', { name: 'Voltar ao pagamento' })).toBeVisible();
});

test('a payment that turns out to be a Pix goes on there', async () => {
  const { router } = show();
  const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };
  await send(buildPayment({ pix }));
  expect(router.push).toHaveBeenCalledWith('/pix');
  expect(readStored('dataPix')).toMatchObject(pix);
});

test('says after 30 s that the page may be closed', async () => {
  jest.useFakeTimers();
  jest.mocked(getPayment).mockResolvedValue(processing);
  show();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByText(/Você pode fechar esta página/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/Você pode fechar esta página/)).toBeVisible();
});

test('a payment that does not exist leads back', async () => {
  jest.mocked(getPayment).mockRejectedValue(new HttpError('GET', '/', 404, null));
  show();
  act(() => {
    FakeEventSource.current.fail();
  });
  expect(await screen.findByText('Não encontramos este pagamento')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voltar ao pagamento' })).toBeVisible();
});
