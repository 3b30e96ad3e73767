import { act, screen, within } from '@testing-library/react';
import { createNewCode, getPayment } from '@/services/api/payment';
import { HttpError } from '@/services/http/errors';
import { logger } from '@/services/logger';
import { readStored } from '@/services/storage';
import { listenToToasts } from '@/services/toast';
import { buildPayment, buildPaymentResponse } from '../../../support/buildPayment';
import { sendPayment } from '../../../support/waitingPage';
import {
  findQrCode,
  passMinutes,
  preparePix,
  productCode,
  showCode,
  token,
  user,
  waiting,
} from './showPix';

vi.mock('@/services/api/payment');

const fresh = buildPayment({
  productCode,
  token: 'token-of-a-payment-2',
  pix: { code: '000201NEW', expiresAt: '2026-11-20T13:00:00.000Z' },
});

const refuse = (code: 'already_owned' | 'already_paid' | 'internal_error', by = token) => {
  const problem = { type: `urn:problem:${code}`, title: code, status: 409, code, token: by };
  return new HttpError('POST', '/', 409, problem);
};

async function askForNewCode(): Promise<void> {
  await sendPayment({ ...waiting, state: 'expired' });
  await user.click(screen.getByRole('button', { name: 'Gerar novo código' }));
}

beforeEach(preparePix);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('an expired code is replaced with one tap', async () => {
  vi.mocked(createNewCode).mockResolvedValue(buildPaymentResponse(fresh, 'pix'));
  await showCode();
  await passMinutes(30);
  expect(screen.getByRole('heading', { level: 1, name: 'Este código expirou' })).toHaveFocus();
  const cards = screen.getAllByRole('status').filter((status) => status.textContent !== '');
  expect(cards, 'it is read as one').toHaveLength(1);
  expect(cards[0], 'its state comes first').toHaveTextContent(/^Gere um novo código.+\.$/);
  expect(within(screen.getByRole('main')).queryByText(/R\$/), 'the order says it').toBeNull();
  // No text still asks to pay the expired code.
  expect(screen.queryByText(/Falta pouco|Escaneie o QR Code/)).not.toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: 'Gerar novo código' }));
  expect(createNewCode).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('textbox')).toHaveValue('000201NEW');
  await findQrCode();
  // The full half hour of the new code, however long the page has been open.
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
  await findQrCode();
  expect(readStored('purchaseToken')).toBe(fresh.token);
});

test('an expiry reported by the service takes precedence over the clock', async () => {
  await showCode();
  await sendPayment({ ...waiting, state: 'expired' });
  expect(screen.getByText('Este código expirou')).toBeVisible();
});

// Paid after all, or owned through another lead meanwhile: the payment page says so and asks the buyer.
test.each([
  ['already_paid', '/success'],
  ['already_owned', '/payment'],
] as const)('a new code that is refused as %s leads to %s', async (code, path) => {
  vi.mocked(createNewCode).mockRejectedValue(refuse(code));
  const { router } = await showCode();
  await askForNewCode();
  expect(router.push).toHaveBeenCalledWith(path);
});

test('an answer that comes after the buyer went back leads nowhere', async () => {
  let refuseCode: (reason: HttpError) => void = () => undefined;
  vi.mocked(createNewCode).mockReturnValue(
    new Promise((_, reject) => {
      refuseCode = reject;
    }),
  );
  const { router, unmount } = await showCode();
  await askForNewCode();
  window.history.replaceState(null, '', '/payment');
  unmount();
  refuseCode(refuse('already_paid'));
  await act(() => vi.dynamicImportSettled());
  expect(router.push).not.toHaveBeenCalled();
});

test('a code that was paid meanwhile leads to the receipt, and says that it is paid', async () => {
  vi.mocked(createNewCode).mockRejectedValue(refuse('already_paid'));
  const onToast = vi.fn();
  listenToToasts(onToast);
  await showCode();
  await askForNewCode();
  const text = 'Este Pix já foi pago: não é preciso um novo código.';
  expect(onToast).toHaveBeenCalledWith({ kind: 'info', text });
  expect(window.sessionStorage.getItem('paidBefore')).toBeNull();
});

test('the receipt of another payment says that this click has charged nothing', async () => {
  vi.mocked(createNewCode).mockRejectedValue(refuse('already_paid', fresh.token));
  const onToast = vi.fn();
  listenToToasts(onToast);
  await showCode();
  await askForNewCode();
  expect(readStored('purchaseToken')).toBe(fresh.token);
  expect(window.sessionStorage.getItem('paidBefore')).toContain(fresh.token);
  expect(onToast).not.toHaveBeenCalled();
});

test.each([
  ['the service cannot', refuse('internal_error')],
  ['the code of its call is lost', new Error('Failed to load chunk')],
])('says when no new code could be made: %s', async (_, error) => {
  vi.mocked(createNewCode).mockRejectedValue(error);
  vi.spyOn(logger, 'error').mockReturnValue();
  await showCode();
  await askForNewCode();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não conseguimos gerar um novo código',
  );
  expect(screen.getByRole('button', { name: 'Gerar novo código' })).toBeEnabled();
});
