import { act, screen } from '@testing-library/react';
import { getClockOffset } from '@/components/templates/pix/PixTemplate';
import { getPayment, simulatePayment } from '@/services/api/payment';
import { writeStored } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';
import { dataLead, sendPayment } from '../../../support/waitingPage';
import {
  code,
  dataPix,
  now,
  pass,
  preparePix,
  productCode,
  showCode,
  showPix,
  token,
  user,
  waiting,
} from './showPix';

vi.mock('@/services/api/payment');

const paidElsewhere = buildPayment({
  productCode,
  state: 'paid',
  method: 'credit-card',
  token: 'token-of-a-card',
});

beforeEach(preparePix);

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['medcof', 'ms'] as const)('%s', (brand) => {
  test('shows the amount, the QR code, the code to copy and the time left', async () => {
    await showCode({ brand });
    expect(screen.getByRole('heading', { level: 1, name: 'Pague com Pix' })).toBeVisible();
    expect(screen.getByText(/^R\$\s1\.200,00$/, { selector: 'p' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR Code Pix' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue(code);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent(/30:00|29:\d\d/);
    // The mark of Pix heads its card (docs/behaviour.md 13).
    const mark = document.querySelector('main img[src="/pix.svg"]');
    expect(mark?.compareDocumentPosition(timer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('continues automatically once the bank confirms', async () => {
    const { router } = await showCode({ brand, rawQuery: 'product=x' });
    await sendPayment(waiting);
    // Paid with this code, or with one that it replaced.
    await sendPayment({ ...waiting, token: 'first-code', state: 'paid' });
    expect(screen.getByText(/Pagamento confirmado/)).toBeVisible();
    await pass(2_000);
    expect(router.push).toHaveBeenCalledWith('/success?product=x');
    expect(window.localStorage.getItem('purchaseToken')).toContain('first-code');
  });
});

const getStep = () => screen.getByRole('img', { name: /tapa/ });

test('its step is half done', async () => {
  await showCode();
  expect(getStep().querySelectorAll('[data-pending]')).toHaveLength(1);
});

test.each(['paid', 'expired'] as const)('names its step as open until it is %s', async (state) => {
  await showCode();
  expect(getStep()).toHaveTextContent(/ · Pagamento pendente$/);
  await sendPayment({ ...waiting, state });
  expect(getStep()).toHaveTextContent(/ · Pagamento$/);
});

test('a step that a phone names, too, has a short name', async () => {
  await showCode({ brand: 'live' });
  expect(getStep()).toHaveAccessibleName(/^Pagamento, etapa/);
  expect(getStep()).toHaveTextContent(/ · Pagamento$/);
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

test('selects the code where the browser does not allow copying', async () => {
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

test('counts down, and announces the time rarely', async () => {
  await showCode();
  await pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent('29:00');
  expect(screen.queryByText(/vale por mais \d+ minutos/)).not.toBeInTheDocument();
  await pass(4 * 60_000);
  expect(screen.getByText('O código vale por mais 25 minutos.')).toBeInTheDocument();
});

test("a buyer's wrong clock does not end the code", async () => {
  // The first reading of the clock is that of the server, which makes the page; every later one is that of
  // the buyer.
  vi.setSystemTime(now + 24 * 3_600_000);
  vi.spyOn(Date, 'now').mockReturnValueOnce(now);
  await showCode();
  expect(screen.getByRole('timer')).toHaveTextContent('30:00');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('29:59');
});

test('a refunded Pix leads to the page that says so', async () => {
  const { router } = await showCode();
  await sendPayment({ ...waiting, state: 'refunded' });
  await pass(0);
  expect(router.push).toHaveBeenCalledWith('/payment-verification');
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

test('a Pix paid as the connection is lost says so, and retries on request', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { router } = await showCode();
  await sendPayment({ ...waiting, state: 'paid' });
  await pass(2_000);
  expect(screen.getByText(/comprovante abre automaticamente/)).toBeVisible();
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
  const { router } = showPix({ stored: { dataLead, purchaseToken: payment.token } });
  await pass(0);
  await sendPayment(payment);
  await pass(2_000);
  expect(router.push).toHaveBeenCalledWith(route);
});

describe('a Pix that another tab makes for another product', () => {
  const foreign = { ...dataPix, token: 'of-another', code: '000201-another', productCode: 'ms' };

  test('does not replace the code of this page', async () => {
    showPix({ stored: { dataLead, dataPix: { ...dataPix, productCode }, purchaseToken: token } });
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
    const { router } = showPix({ stored });
    await pass(0);
    expect(screen.queryByLabelText('Código Pix copia e cola')).not.toBeInTheDocument();
    expect(router.push).toHaveBeenCalledWith('/payment');
  });
});
