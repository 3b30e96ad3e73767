import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { PaymentVerificationTemplate } from '@/components/templates/payment-verification/PaymentVerificationTemplate';
import { HttpError } from '@/services/http/errors';
import { getPayment } from '@/services/api/payment';
import { readStored } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';
import { buildPlan, upsellFlow } from '../../../support/builders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { isPriceHidden } from '../../../support/isPriceHidden';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { dataLead, sendPayment } from '../../../support/waitingPage';

vi.mock('@/services/api/payment');

const processing = buildPayment({ state: 'processing', method: 'credit-card' });
const declineReason = 'authentication_failed';
const unconfirmed = buildPayment({ ...processing, state: 'declined', declineReason });

const show = (brand: 'medcof' | 'ms' = 'medcof', options: ProvidersOptions = {}) =>
  renderWithProviders(<PaymentVerificationTemplate />, {
    brand,
    pathname: '/payment-verification',
    stored: { dataLead, purchaseToken: processing.token },
    ...options,
  });

beforeEach(() => {
  vi.resetAllMocks();
  FakeEventSource.install();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('waits, and continues once the payment is confirmed', async () => {
    const { router } = show(brand);
    const main = within(screen.getByRole('main'));
    const title = main.getByRole('heading', { level: 1 });
    const waiting = main.getByRole('status');
    expect(title).toHaveTextContent('Estamos confirmando o seu pagamento');
    expect(title).toHaveFocus();
    expect(waiting).toHaveTextContent(/^Isso costuma levar poucos segundos\. Não feche/);
    await sendPayment(processing);
    expect(title).toBeVisible();
    expect(waiting).toBeVisible();
    expect(screen.getByLabelText('Resumo do pedido')).toHaveTextContent(/R\$\s1\.200,00/);
    // Nothing is asked of the buyer yet, and nothing has gone wrong.
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
    expect(main.queryByRole('button')).not.toBeInTheDocument();
    expect(main.queryByRole('link')).not.toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
    await sendPayment({ ...processing, state: 'paid' });
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success');
    });
  });
});

test.each([
  ['this page', {}, true],
  ['another product', { productCode: 'outro' }, false],
])('the order shows the amount only for its own product: %s', async (_of, payment, isSaid) => {
  show();
  const order = screen.getByLabelText('Resumo do pedido');
  expect(isPriceHidden(within(order).getByText(/R\$/))).toBe(true);
  await sendPayment({ ...processing, amount: 98765, ...payment });
  const prices = within(order).queryAllByText(/R\$/);
  expect(prices.map(({ textContent }) => textContent)).toEqual(
    isSaid ? [expect.stringMatching(/^R\$\s987,65$/)] : [],
  );
});

test('a decline suggests no other method where the card is the only one', async () => {
  const { planId } = processing;
  const plans = [buildPlan({ id: planId, paymentMethods: ['credit-card'] })];
  show('ms', { product: { plans } });
  await sendPayment(unconfirmed);
  expect(screen.getByRole('alert')).toHaveTextContent('Tente novamente ou use outro cartão.');
});

test('a decline of a trial does not question the identity of its buyer', async () => {
  show();
  await sendPayment({ ...unconfirmed, isTrial: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/^O banco pede uma confirmação/);
});

test('a decline says why and leads back to the payment', async () => {
  const { router } = show();
  await sendPayment(unconfirmed);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'O banco não confirmou a sua identidade, e nada foi cobrado.',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'O pagamento não foi aprovado',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test.each([
  ['expired', 'Este pagamento não está mais em aberto', 'Voltar ao pagamento'],
  ['refunded', 'O dinheiro desta compra foi devolvido', 'Comprar de novo'],
] as const)('%s leads back to the payment', async (state, name, button) => {
  const { router } = show();
  await sendPayment({ ...processing, state });
  expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test('a refund is shown with its amount and date', async () => {
  show();
  const refund = { amount: 114_000, at: '2026-11-20T12:30:00.000Z' };
  await sendPayment({ ...processing, state: 'refunded', refund });
  expect(screen.getByText(/Devolvemos R\$\s1\.140,00 em 20\/11\/2026\./)).toBeVisible();
});

test('a refund is shown with its way back to the buyer, one for each method', async () => {
  show();
  const part = { amount: 57_000, installments: null, state: 'refunded' } as const;
  const methods = ['credit-card', 'pix', 'default-credit-card', 'bankslip'] as const;
  const parts = methods.map((method) => ({ ...part, method }));
  await sendPayment({ ...processing, state: 'refunded', parts });
  const ways = [/^No cartão, o estorno aparece/, /^No Pix,/, /^No boleto, o valor vai por Pix/];
  for (const way of ways) expect(screen.getByText(way)).toBeVisible();
  expect(screen.queryByText(/mesmo meio/)).not.toBeInTheDocument();
});

test('a payment that turns out to be a Pix continues on the page of the Pix', async () => {
  const { router } = show();
  const pix = { code: '000201', expiresAt: '2026-11-20T12:30:00.000Z' };
  await sendPayment(buildPayment({ pix }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
  expect(readStored('dataPix')).toMatchObject(pix);
});

test('says after 30 s that the page may be closed', async () => {
  vi.useFakeTimers();
  vi.mocked(getPayment).mockResolvedValue(processing);
  show();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByText(/Você pode fechar esta página/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/Você pode fechar esta página/)).toBeVisible();
});

test('a payment that does not exist leads back', async () => {
  vi.mocked(getPayment).mockRejectedValue(new HttpError('GET', '/', 404, null));
  show();
  act(() => {
    FakeEventSource.current.fail();
  });
  expect(await screen.findByText('Não encontramos este pagamento')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voltar ao pagamento' })).toBeVisible();
});

describe("an upsell's payment", () => {
  const ofUpsell = '/payment-verification?paidStep=upsell-payment&product=wup';
  const upsell = buildPayment({ state: 'processing', token: 'token-of-the-upsell-1' });
  const stored = {
    dataLead,
    purchaseToken: processing.token,
    upsellToken: upsell.token,
    paymentStepId: 'upsell-payment',
    upsellQuery: 'product=wup',
  };
  const render = (options: ProvidersOptions) =>
    renderWithProviders(<PaymentVerificationTemplate />, {
      pathname: '/payment-verification',
      stored,
      ...options,
    });

  test('is followed instead of that of the purchase', async () => {
    const { router } = render({ flow: upsellFlow, rawQuery: 'product=wup' });
    expect(FakeEventSource.current.url).toContain(upsell.token);
    await sendPayment({ ...upsell, state: 'paid' });
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith('/success/upsell?product=wup');
    });
    expect(router.replace).toHaveBeenCalledWith(ofUpsell);
  });
});

describe('a buyer who returns from the bank', () => {
  const link = 'product=medcof&utm_campaign=bf%20x';
  const render = (rawQuery: string, query = link, page = <PaymentVerificationTemplate />) =>
    renderWithProviders(page, {
      pathname: '/payment-verification',
      rawQuery,
      stored: {
        dataLead,
        purchaseToken: processing.token,
        waitingPayment: { token: processing.token, query },
      },
    });

  test('continues by the original link, whose parameters the bank never gets', () => {
    const { router } = render('productCode=medcof-revalida&flowId=default&fromBank=true');
    expect(router.replace).toHaveBeenCalledWith(`/payment-verification?${link}`);
    expect(FakeEventSource.opened).toHaveLength(0);
  });

  test('stays where the browser has no such link', () => {
    const { router } = renderWithProviders(<PaymentVerificationTemplate />, {
      pathname: '/payment-verification',
      rawQuery: 'fromBank=true',
      stored: {
        dataLead,
        purchaseToken: processing.token,
        waitingPayment: { token: 'token-of-another-payment', query: link },
      },
    });
    expect(router.replace).not.toHaveBeenCalled();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  test('had the link of this page stored before it led to the bank', () => {
    const onArrival = vi.fn();
    // As the router reports that a page is open; what follows may lead to the bank at once.
    function Router() {
      useLayoutEffect(() => {
        onArrival(readStored('waitingPayment'));
      }, []);
      return <PaymentVerificationTemplate />;
    }
    const { router } = render('product=medcof&a=1', 'older=1', <Router />);
    expect(onArrival).toHaveBeenCalledWith({
      token: processing.token,
      query: 'product=medcof&a=1',
      tokenKey: 'purchaseToken',
      stepId: 'main-payment',
    });
    expect(router.replace).not.toHaveBeenCalled();
  });
});
