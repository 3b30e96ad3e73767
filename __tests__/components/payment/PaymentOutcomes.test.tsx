import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment, getCardKey, getPaymentAttempt } from '@/services/api/payment';
import type { DeclineReason } from '@/contract/enumerations';
import { getProduct } from '@/services/api/product';
import { NoAnswerError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { listenToToasts } from '@/services/toast';
import { buildPlan, buildProduct } from '../../support/builders';
import { expectFocus } from '../../support/expectFocus';
import { paste } from '../../support/paste';
import { muteFailureLog, submitAndWait } from '../../support/unansweredPayment';
import {
  acceptTerms,
  choose,
  field,
  fillIn,
  mockCard,
  pasteCard,
  payBy,
  payByCard,
  refuse,
  showPaymentPage,
  submit,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/product');
const create = vi.mocked(createPayment);

const oneInstallment = { id: 1, value: 0, firstValue: 0, standardValue: 0, tax: 0, totalValue: 0 };
const timeout = new NoAnswerError('POST', '/api/v2/payment', 'timeout');
const usedKeys = () => new Set(create.mock.calls.map(([, key]) => key));

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  muteFailureLog();
});

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Waits until the notice has the focus: the focus that an earlier click sets would be lost to it.
 */
async function findNotice(): Promise<HTMLElement> {
  const notice = await screen.findByRole('alert');
  await expectFocus(() => notice.closest('[tabindex]'));
  return notice;
}

const declines: [DeclineReason, RegExp][] = [
  ['card_refused', /não autorizou a compra, e nada foi cobrado/],
  ['insufficient_funds', /não tem limite disponível.*nada foi cobrado/],
  ['expired_card', /está vencido, e nada foi cobrado/],
  ['wrong_security_code', /código de segurança não confere, e nada foi cobrado/],
  ['authentication_failed', /não confirmou a sua identidade, e nada foi cobrado/],
  ['processing_error', /nada foi cobrado/],
];

test.each(['medcof', 'ms'] as const)('%s says after each decline what to do', async (brand) => {
  for (const [reason] of declines)
    create.mockRejectedValueOnce(refuse(402, 'payment_declined', { reason }));
  create.mockReturnValue(new Promise(() => undefined));
  showPaymentPage({ brand });
  await payByCard();
  for (const [, text] of declines) {
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('O pagamento não foi aprovado').closest('[role]')).toHaveRole('alert');
    expect(screen.getByText('Pagar com Pix')).toBeVisible();
    fireEvent.input(field('CVV'), { target: { value: '123' } });
    fireEvent.click(screen.getByText('Confirmar pagamento'));
  }
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(declines.length + 1);
  });
});

test('a decline is shown above its card, which keeps all fields but the code; the next try is a new attempt', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  showPaymentPage();
  await payByCard();
  const notice = await findNotice();
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const pix = screen.getByRole('radio', { name: 'Pix' });
  expect(notice.compareDocumentPosition(pix)).toBe(DOCUMENT_POSITION_PRECEDING);
  const number = field('Número do cartão');
  expect(notice.compareDocumentPosition(number)).toBe(DOCUMENT_POSITION_FOLLOWING);
  expect(number).toHaveValue('4111 1111 1111 1111');
  expect(field('CPF')).toHaveValue('123.456.789-09');
  expect(field('CVV')).toHaveValue('');
  expect(field('CVV')).toHaveAccessibleDescription('Digite novamente, por segurança');
  await paste(field('CVV'), '321');
  await submit();
  await waitFor(() => {
    expect(usedKeys().size).toBe(2);
  });
});

test('a wrong security code moves the focus to its field', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'wrong_security_code' }));
  showPaymentPage();
  await payByCard();
  await screen.findByRole('alert');
  await expectFocus(() => field('CVV'));
  // The notice may be out of sight, the field is not.
  expect(field('CVV')).toBeInvalid();
  expect(field('CVV')).toHaveAccessibleDescription('Revise o código de segurança.');
});

test('the notice of the last try disappears when this one has invalid fields', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  showPaymentPage();
  await payByCard();
  expect(await findNotice()).toHaveTextContent(/não autorizou a compra/);
  await userEvent.clear(field('Nome do titular'));
  await submit();
  expect(await screen.findAllByText('Este campo é obrigatório')).not.toHaveLength(0);
  expect(screen.queryByText(/não autorizou a compra/)).not.toBeInTheDocument();
});

test('offline, the page does not promise that a retry will work', async () => {
  create.mockRejectedValue(new NoAnswerError('POST', '/x', 'network'));
  vi.mocked(getPaymentAttempt).mockRejectedValue(refuse(404, 'not_found'));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPaymentPage();
  await fillIn('Pix');
  await submitAndWait(15_000);
  const said = screen.getByText(/Sem conexão com a internet. Nada foi cobrado/);
  isOnline.mockRestore();
  expect(said).toBeVisible();
});

test('a buyer whose card is declined pays by Pix without typing anything again', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'insufficient_funds' }));
  showPaymentPage();
  await payByCard();
  await findNotice();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  await expectFocus(() => screen.getByRole('radio', { name: 'Pix' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('CPF')).toHaveValue('123.456.789-09');
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(2);
  });
  expect(create.mock.lastCall?.[0].paymentMethods).toEqual([{ method: 'pix', amount: 120000 }]);
});

test('another card starts from an empty number', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'expired_card' }));
  showPaymentPage();
  await payByCard();
  await findNotice();
  await userEvent.click(screen.getByRole('button', { name: 'Usar outro cartão' }));
  expect(field('Número do cartão')).toHaveValue('');
  await expectFocus(() => field('Número do cartão'));
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
  await userEvent.keyboard('5');
  expect(screen.queryByText('Este campo é obrigatório')).not.toBeInTheDocument();
});

test('a changed price is requested again, shown, and sent by the next try', async () => {
  create.mockRejectedValueOnce(refuse(409, 'price_changed', { amount: 99000 }));
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  const installments = [{ ...oneInstallment, value: 99000, firstValue: 99000, totalValue: 99000 }];
  const plans = [buildPlan({ amount: 99000, installments })];
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans }));
  showPaymentPage({ rawQuery: 'voucher=MS120' });
  await payByCard();
  expect(await screen.findByText('O valor mudou')).toBeVisible();
  expect(screen.getByText(/O valor atual é R\$\s990,00/)).toBeVisible();
  expect(getProduct).toHaveBeenCalledWith(
    'medcof-revalida',
    expect.objectContaining({ business: 'medcof', voucher: 'MS120' }),
  );
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');

  await submit();
  await waitFor(() => {
    expect(create.mock.calls[1]?.[0]).toMatchObject({ amount: 99000 });
  });
});

test('shows no further message when the product cannot be requested again', async () => {
  create.mockRejectedValueOnce(refuse(409, 'price_changed', { amount: 99000 }));
  vi.mocked(getProduct).mockRejectedValue(new NoAnswerError('GET', '/x', 'timeout'));
  const onToast = vi.fn();
  listenToToasts(onToast);
  const { router } = showPaymentPage();
  await payByCard();
  expect(await screen.findByText('O valor mudou')).toBeVisible();
  expect(getProduct).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onToast).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
});

test.each([
  ['already_paid', '/success'],
  ['payment_in_progress', '/payment-verification'],
] as const)('%s continues with the payment that it names', async (code, route) => {
  create.mockRejectedValue(refuse(409, code, { token: 'token-of-the-other-one' }));
  const { router } = showPaymentPage();
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(route);
  });
  expect(readStored('purchaseToken')).toBe('token-of-the-other-one');
});

test('a field that the service refuses is shown at the field', async () => {
  create.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/document', code: 'format' }] }),
  );
  showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByText('Revise o CPF')).toBeVisible();
  await expectFocus(() => field('CPF'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Revise os campos indicados');
});

test('a refused field that the form does not show leaves the focus to the notice', async () => {
  create.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/birthDate', code: 'invalid' }] }),
  );
  showPaymentPage();
  await payBy('Pix');
  expect(await findNotice()).toHaveTextContent('Revise os campos indicados');
});

test('a contact that the service refuses is named, with the way to correct it', async () => {
  create.mockRejectedValue(
    refuse(422, 'invalid_field', { errors: [{ field: '/phone', code: 'invalid' }] }),
  );
  const { router } = showPaymentPage();
  await payBy('Pix');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Celular.*não foi aceito. Corrija.*Nada foi cobrado/);
  await userEvent.click(within(alert).getByRole('button', { name: 'Trocar' }));
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('/lead'));
});

test.each([
  ['rate_limited', 429, 'Muitas tentativas em pouco tempo'],
  ['invalid_field', 422, 'Algo não saiu como esperado'],
  ['clear_card_data', 400, 'Algo não saiu como esperado'],
] as const)('%s is shown as a message', async (code, status, text) => {
  create.mockRejectedValue(refuse(status, code));
  showPaymentPage();
  await payBy('Pix');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a card that could not be encrypted was not sent', async () => {
  vi.mocked(getCardKey).mockRejectedValue(timeout);
  showPaymentPage();
  await payByCard();
  expect(await screen.findByText(/Nada foi cobrado/)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('says what it is doing, and that it still is after 8 s', async () => {
  create.mockReturnValue(new Promise(() => undefined));
  showPaymentPage();
  await fillIn('Pix');
  await submitAndWait(7_000);
  expect(screen.getByText('Processando seu pagamento…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText(/Ainda estamos confirmando com o banco/)).toBeVisible();
});

test('Pix after a decline asks for the CPF that the card did not need, and shows no error yet', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'card_refused' }));
  showPaymentPage({ brand: 'ms' });
  await pasteCard();
  await acceptTerms();
  await submit();
  await findNotice();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
  expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked();
  await waitFor(() => {
    expect(field('CPF')).toHaveAccessibleDescription(/O banco pede o CPF/);
  });
  expect(field('CPF')).toBeValid();
  expect(screen.queryByText('Este campo é obrigatório')).not.toBeInTheDocument();
});

test('a card after a refused Pix shows no errors yet', async () => {
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason: 'processing_error' }));
  showPaymentPage();
  await payBy('Pix');
  await findNotice();
  await choose('Cartão de crédito');
  await userEvent.type(field('Nome do titular'), 'M');
  expect(field('Número do cartão')).toBeValid();
  expect(screen.queryByText(/Digite novamente|é obrigatório/)).not.toBeInTheDocument();
});
