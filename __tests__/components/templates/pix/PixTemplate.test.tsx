import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getClockOffset, PixTemplate } from '@/components/templates/pix/PixTemplate';
import { HttpError } from '@/services/http/errors';
import { createNewCode, getPayment, simulatePayment } from '@/services/api/payment';
import { readStored, writeStored } from '@/services/storage';
import { buildPayment, buildPaymentResponse } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { buildDataPix, dataLead, sendPayment } from '../../../support/waitingPage';

vi.mock('@/services/api/payment');

const now = Date.parse('2026-11-20T12:00:00.000Z');
const code = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000';
const expiresAt = '2026-11-20T12:30:00.000Z';
const productCode = 'medcof-revalida';
const waiting = buildPayment({ productCode, pix: { code, expiresAt } });
const fresh = buildPayment({
  productCode,
  token: 'token-of-a-payment-2',
  pix: { code: '000201NEW', expiresAt: '2026-11-20T13:00:00.000Z' },
});
const { token } = waiting;
const dataPix = buildDataPix(waiting);

const refuse = (code: 'already_owned' | 'already_paid' | 'internal_error') => {
  const problem = { type: `urn:problem:${code}`, title: code, status: 409, code, token };
  return new HttpError('POST', '/', 409, problem);
};

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

function show(options: ProvidersOptions = {}) {
  return renderWithProviders(<PixTemplate />, {
    pathname: '/pix',
    stored: { dataLead, dataPix, purchaseToken: token },
    ...options,
  });
}

/** Waits for the drawing of a code: what draws it comes later, while the page's clock stands. */
async function findDrawing(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('img', { name: 'QR Code Pix' });
}

async function showCode(options: ProvidersOptions = {}) {
  const shown = show(options);
  await findDrawing();
  return shown;
}

const paidElsewhere = buildPayment({
  productCode,
  state: 'paid',
  method: 'credit-card',
  token: 'token-of-a-card',
});

async function askForNewCode(): Promise<void> {
  await sendPayment({ ...waiting, state: 'expired' });
  await user.click(screen.getByRole('button', { name: 'Gerar novo código' }));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The same without a picture of each second: the clock jumps to the last six. */
async function passMinutes(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000 - 6_000);
  await pass(6_000);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getPayment).mockResolvedValue(waiting);
  vi.useFakeTimers({ now });
  FakeEventSource.install();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows what it takes to pay', async () => {
    await showCode({ brand });
    expect(screen.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeVisible();
    expect(screen.getByText(/^Falta pouco/)).toHaveTextContent(/R\$\s1\.200,00/);
    expect(await screen.findByRole('img', { name: 'QR Code Pix' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue(code);
    expect(screen.getByRole('timer')).toHaveTextContent(/30:00|29:\d\d/);
  });

  test('continues on its own once the bank confirms', async () => {
    const { router } = await showCode({ brand, rawQuery: 'product=x' });
    await sendPayment(waiting);
    // By this code, or by one that it had replaced.
    await sendPayment({ ...waiting, token: 'first-code', state: 'paid' });
    expect(screen.getByText(/Pagamento confirmado/)).toBeVisible();
    await pass(2_000);
    expect(router.push).toHaveBeenCalledWith('/success?product=x');
    expect(window.localStorage.getItem('purchaseToken')).toContain('first-code');
  });
});

test('copies the code and says so', async () => {
  await showCode();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  expect(writeText).toHaveBeenCalledWith(code);
  expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeVisible();
  await pass(3_000);
  expect(screen.getByRole('button', { name: 'Copiar código' })).toBeVisible();
});

test('selects the code where the browser does not let us copy', async () => {
  await showCode();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Código Pix copia e cola',
  });
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(code.length);
  expect(await screen.findByText(/Selecione o código e copie manualmente/)).toBeVisible();
});

test('counts down, and speaks rarely', async () => {
  await showCode();
  await pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent('29:00');
  expect(screen.queryByText(/vale por mais \d+ minutos/)).not.toBeInTheDocument();
  await pass(4 * 60_000);
  expect(screen.getByText('O código vale por mais 25 minutos.')).toBeInTheDocument();
});

test("a buyer's wrong clock does not end the code", async () => {
  // The server reads its clock first, to make the page; every later reading is the buyer's.
  vi.setSystemTime(now + 24 * 3_600_000);
  vi.spyOn(Date, 'now').mockReturnValueOnce(now);
  await showCode();
  expect(screen.getByRole('timer')).toHaveTextContent('30:00');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('29:59');
});

test('an expired code is replaced with one tap', async () => {
  vi.mocked(createNewCode).mockResolvedValue(buildPaymentResponse(fresh, 'pix'));
  await showCode();
  await passMinutes(30);
  expect(screen.getByRole('heading', { level: 1, name: 'Este código expirou' })).toHaveFocus();
  // Nothing speaks of paying a code that is none.
  expect(screen.queryByText(/Falta pouco|Leia o QR Code/)).not.toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: 'Gerar novo código' }));
  expect(createNewCode).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('textbox')).toHaveValue('000201NEW');
  await findDrawing();
  // The new code's own half hour, however long the page has been open.
  expect(screen.getByRole('timer')).toHaveTextContent('30:00');
  expect(document.body).not.toHaveFocus();
  expect(readStored('purchaseToken')).toBe(fresh.token);
});

test('a new code of a service that answers four members is fetched by its token', async () => {
  vi.mocked(createNewCode).mockResolvedValue({
    token: fresh.token,
    redirect: null,
    paymentProfileIds: [],
    route: 'pix',
  });
  vi.mocked(getPayment).mockResolvedValue(fresh);
  await showCode();
  await askForNewCode();
  expect(await screen.findByRole('textbox')).toHaveValue('000201NEW');
  await findDrawing();
  expect(readStored('purchaseToken')).toBe(fresh.token);
});

test('an expiry that the service tells counts before the clock', async () => {
  await showCode();
  await sendPayment({ ...waiting, state: 'expired' });
  expect(screen.getByText('Este código expirou')).toBeVisible();
});

// Paid after all, or bought with another lead meanwhile: the payment page says so and asks.
test.each([
  ['already_paid', '/success'],
  ['already_owned', '/payment'],
] as const)('a new code that is refused as %s leads to %s', async (code, path) => {
  vi.mocked(createNewCode).mockRejectedValue(refuse(code));
  const { router } = await showCode();
  await askForNewCode();
  expect(router.push).toHaveBeenCalledWith(path);
});

test('a Pix whose money went back leads to where that is said', async () => {
  const { router } = await showCode();
  await sendPayment({ ...waiting, state: 'refunded' });
  expect(router.push).toHaveBeenCalledWith('/payment-verification');
});

test('says when no new code could be made', async () => {
  vi.mocked(createNewCode).mockRejectedValue(refuse('internal_error'));
  await showCode();
  await askForNewCode();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não conseguimos gerar um novo código',
  );
  expect(screen.getByRole('button', { name: 'Gerar novo código' })).toBeEnabled();
});

test('pays at the sandbox only where the service offers it', async () => {
  vi.mocked(simulatePayment).mockResolvedValue({ ...waiting, state: 'paid' });
  await showCode();
  await sendPayment(waiting);
  expect(screen.queryByRole('button', { name: 'Simular pagamento' })).not.toBeInTheDocument();
  await sendPayment({ ...waiting, canSimulate: true });
  await user.click(screen.getByRole('button', { name: 'Simular pagamento' }));
  expect(await screen.findByText(/Pagamento confirmado/)).toBeVisible();
});

test('paid as the connection goes, it says so and tries again when it is asked to', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { router } = await showCode();
  await sendPayment({ ...waiting, state: 'paid' });
  await pass(2_000);
  expect(screen.getByText(/comprovante abre sozinho/)).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  ask.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await pass(0);
  expect(router.push).toHaveBeenCalledWith('/success');
});

test('leads back to the other methods', async () => {
  const { router } = await showCode();
  await user.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  expect(router.push).toHaveBeenCalledWith('/payment');
});

test('beside points it says what waits for the Pix, and that they are back after its end', async () => {
  const held = { ...dataPix, amount: 50000, held: 70000, heldMethod: 'livelo' };
  const { router } = show({ stored: { dataLead, dataPix: held, purchaseToken: token } });
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

  test('asks for its own part, and says what waits on the card', async () => {
    await showCode(beside);
    await pass(0);
    expect(screen.getByText(/^Falta pouco/)).toHaveTextContent(/pague R\$\s500,00/);
    expect(screen.getByText(/Reservamos R\$\s700,00 no seu cartão/)).toBeVisible();
    // What is ordered comes to both.
    for (const price of screen.getAllByText(/^R\$\s1\.200,00$/)) expect(price).toBeVisible();
  });

  test('after its end both are created again on the payment page', async () => {
    const { router } = await showCode(beside);
    await passMinutes(31);
    expect(screen.getByText(/valor reservado no cartão foi liberado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gerar novo código' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
    expect(router.push).toHaveBeenCalledWith('/payment');
  });
});

describe('the clock', () => {
  const minute = 60_000;

  test.each([
    ['the clocks agree', 0, 0],
    ['a page that was long on its way says nothing', -30_000, 0],
    ['a clock an hour slow', 60 * minute, 60 * minute],
    ['a clock a day fast', -24 * 60 * minute, -24 * 60 * minute],
  ])('%s', (_, difference, offset) => {
    const local = Date.parse('2026-11-20T12:00:00Z');
    expect(getClockOffset(local + difference, local)).toBe(offset);
  });
});

test.each([
  ['paid by card in another tab goes to the receipt', paidElsewhere, '/success'],
  [
    'being paid otherwise is followed where that is',
    { ...paidElsewhere, state: 'processing' as const },
    '/payment-verification',
  ],
])('a purchase %s', async (_, payment, route) => {
  vi.mocked(getPayment).mockResolvedValue(payment);
  const { router } = show({ stored: { dataLead, purchaseToken: payment.token } });
  await pass(0);
  await sendPayment(payment);
  await pass(2_000);
  expect(router.push).toHaveBeenCalledWith(route);
});

describe('a Pix that another tab makes for another product', () => {
  const foreign = { ...dataPix, token: 'of-another', code: '000201-another', productCode: 'ms' };

  test('leaves the code of this page where it is', async () => {
    show({ stored: { dataLead, dataPix: { ...dataPix, productCode }, purchaseToken: token } });
    await pass(0);
    act(() => {
      writeStored('dataPix', foreign);
      writeStored('purchaseToken', foreign.token);
    });
    await pass(0);
    expect(screen.getByLabelText('Código Pix copia e cola')).toHaveValue(code);
  });

  test('is not shown here: this page leads back to its own payment', async () => {
    const stored = { dataLead, dataPix: foreign, purchaseToken: foreign.token };
    const { router } = show({ stored });
    await pass(0);
    expect(screen.queryByLabelText('Código Pix copia e cola')).not.toBeInTheDocument();
    expect(router.push).toHaveBeenCalledWith('/payment');
  });
});
