import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomOfferTemplate } from '@/components/templates/custom-offer/CustomOfferTemplate';
import type { ProblemCode } from '@/contract/problem';
import { verifyCard } from '@/services/api/customOffer';
import { createReferencePayment } from '@/services/api/paymentLinkPayment';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { buildPlan } from '../../../support/builders';
import { buildCustomOffer, saleId } from '../../../support/paymentLinks';
import { expectFocus } from '../../../support/expectFocus';
import { paste } from '../../../support/paste';
import { accept, rawQuery, showPayLink } from '../../payLinks/payLinkPage';
import { acceptTerms, field, mockCard, pasteCard } from '../../payment/paymentPage';

vi.mock('@/services/api/paymentLinkPayment');
vi.mock('@/services/api/customOffer');
vi.mock('@/services/cardEncryption');
vi.mock('@/services/api/payment', { spy: true });
const pay = vi.mocked(createReferencePayment);
const verify = vi.mocked(verifyCard);

const installments = [1, 3].map((id) => ({
  id,
  value: 90000 / id,
  firstValue: 90000 / id,
  standardValue: 120000 / id,
  tax: 0,
  totalValue: 90000,
}));
const offer = buildCustomOffer({
  plan: buildPlan({ amount: 90000, standardAmount: 120000, installments }),
});

const show = () =>
  showPayLink(<CustomOfferTemplate sale={offer} />, 'custom-offer', {
    sale: offer,
    plans: [offer.plan],
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const refuse = (code: ProblemCode, status: number, more: object = {}) =>
  new HttpError('POST', '/verify-card', status, {
    type: `urn:problem:${code}`,
    title: code,
    status,
    code,
    ...more,
  });

async function verifyPastedCard() {
  await pasteCard();
  await press('Verificar cartão');
}

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  verify.mockResolvedValue({ paymentProfileId: 'profile-1' });
});

test('shows its content, its price, the regular price and the end of its validity', async () => {
  show();
  expect(await screen.findByText('Atendimento:')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mais um ano com desconto');
  expect(screen.getByText(/^R\$\s300,00 de desconto$/)).toBeVisible();
  expect(screen.getByText(/válida até 05\/12\/2026/)).toBeVisible();
  // On a phone in the page, on a desktop in the pane.
  expect(screen.getAllByText('Mentoria em grupo')).toHaveLength(2);
  expect(screen.getAllByText(/^De 3x de R\$\s400,00$/)).toHaveLength(2);
  expect(screen.getByText(/^ou R\$\s900,00/)).toBeVisible();
});

test('a verified card pays with one click, which says what it costs', async () => {
  pay.mockResolvedValue(accept());
  const { router } = show();
  await verifyPastedCard();
  expect(await screen.findByText(/em 3x de R\$\s300,00/)).toBeVisible();
  expect(verify.mock.lastCall?.slice(0, 2)).toEqual([offer.subscriptionId, 'a.b.c.d.e']);
  expect(pay).not.toHaveBeenCalled();

  await userEvent.selectOptions(field('Parcelas'), '1');
  expect(screen.getByText(/R\$\s900,00 são cobrados agora/)).toBeVisible();
  await userEvent.selectOptions(field('Parcelas'), '3');
  await press('Aceitar e pagar');
  await waitFor(() => {
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });
  expect(pay).not.toHaveBeenCalled();

  await acceptTerms();
  await press('Aceitar e pagar');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/subscription-welcome?${rawQuery('custom-offer')}`);
  });
  expect(pay.mock.lastCall?.[0]).toMatchObject({
    type: 'sale-invoice',
    referenceId: saleId,
    amount: 90000,
    paymentMethods: [
      {
        method: 'default-credit-card',
        amount: 90000,
        installments: 3,
        paymentProfileId: 'profile-1',
      },
    ],
  });
});

test('keeps the card in memory only', async () => {
  show();
  await verifyPastedCard();
  await screen.findByText(/Cartão verificado/);
  const stored = JSON.stringify({ ...window.localStorage });
  expect(stored).not.toMatch(/4111 ?1111/);
  expect(stored).not.toContain('profile-1');
});

test.each([
  ['wrong_security_code', /nada foi cobrado. Digite o CVV novamente/, /Revise o código/],
  ['insufficient_funds', /por falta de limite, e nada foi cobrado/, /Digite novamente/],
] as const)('a card that is refused (%s) says what to do', async (reason, text, mark) => {
  verify.mockRejectedValue(refuse('payment_declined', 402, { reason }));
  show();
  await verifyPastedCard();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('CVV')).toHaveValue('');
  expect(field('CVV')).toHaveAccessibleDescription(mark);
  expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
});

test('a failed verification can be retried with the same key', async () => {
  verify.mockRejectedValueOnce(refuse('service_unavailable', 503));
  show();
  await verifyPastedCard();
  expect(await screen.findByRole('alert')).toHaveTextContent(/tente novamente/);
  await press('Verificar cartão');
  await screen.findByText(/Cartão verificado/);
  const [first, second] = verify.mock.calls.map(([, , key]) => key);
  expect(second).toBe(first);
});

test.each(['encrypted_card_expired', 'encrypted_card_mismatch'] as const)(
  'a card that the service finds outdated (%s) is encrypted again automatically',
  async (code) => {
    verify.mockRejectedValueOnce(refuse(code, 422));
    show();
    await verifyPastedCard();
    await screen.findByText(/Cartão verificado/);
    const [first, second] = verify.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
    expect(encryptCard).toHaveBeenCalledTimes(2);
    expect(vi.mocked(encryptCard).mock.lastCall?.[2]).toEqual({
      attempt: first,
      reference: offer.subscriptionId,
    });
  },
);

test('an offer that has ended meanwhile is loaded again', async () => {
  verify.mockRejectedValue(refuse('not_found', 404));
  const { router } = show();
  await verifyPastedCard();
  await waitFor(() => {
    expect(router.reload).toHaveBeenCalled();
  });
});

test('a verified card can be replaced by another', async () => {
  show();
  await verifyPastedCard();
  await screen.findByText(/Cartão verificado/);
  await press('Usar outro cartão');
  expect(field('Número do cartão')).toHaveValue('');
  await expectFocus(() => field('Número do cartão'));
});

test('a decline leads to the fields of another card, which pays', async () => {
  pay.mockRejectedValueOnce(refuse('payment_declined', 402, { reason: 'card_refused' }));
  pay.mockResolvedValueOnce(accept());
  const { router } = show();
  await verifyPastedCard();
  await acceptTerms();
  await press('Aceitar e pagar');
  const notice = await screen.findByRole('alert');
  await expectFocus(() => notice.closest('[tabindex]'));
  await userEvent.click(within(notice).getByRole('button', { name: 'Usar outro cartão' }));
  expect(field('Número do cartão')).toHaveValue('');
  await expectFocus(() => field('Número do cartão'));

  verify.mockResolvedValue({ paymentProfileId: 'profile-2' });
  await verifyPastedCard();
  await acceptTerms();
  await press('Aceitar e pagar');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalled();
  });
  expect(pay.mock.lastCall?.[0]).toMatchObject({
    paymentMethods: [{ method: 'default-credit-card', paymentProfileId: 'profile-2' }],
  });
});

test('a card that is no longer stored leads to the fields of another, with a message', async () => {
  const errors = [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown', detail: '' }];
  pay.mockRejectedValue(refuse('invalid_request', 422, { errors }));
  show();
  await verifyPastedCard();
  await acceptTerms();
  await press('Aceitar e pagar');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /não está mais guardado. Nada foi cobrado: digite os dados de um cartão/,
  );
  expect(field('Número do cartão')).toHaveValue('');

  await verifyPastedCard();
  expect(await screen.findByText(/Cartão verificado/)).toBeVisible();
});

test('a card with an impossible number is not sent', async () => {
  show();
  await paste(field('Número do cartão'), '4111111111111112');
  await press('Verificar cartão');
  expect(await screen.findByText('Revise o número do cartão')).toBeVisible();
  expect(verify).not.toHaveBeenCalled();
});
