import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment, getCardKey } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import { InsecurePageError } from '@/services/cardKeys';
import { readStored } from '@/services/storage';
import { buildPlan } from '../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../support/buildPayment';
import { expectFocus } from '../../support/expectFocus';
import { paste } from '../../support/paste';
import {
  acceptTerms,
  choose,
  cpf,
  dataLead,
  field,
  pasteCard,
  payBy,
  payByCard,
  saveWithLead,
  showPaymentPage,
  submit,
  typeCard,
} from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

const encryptedCard = 'a.b.c.d.e';
const pix = { code: '000201', expiresAt: '2030-11-20T12:30:00.000Z' };

function answer(
  payment: ReturnType<typeof buildPayment>,
  route: 'success' | 'pix' | 'payment-verification',
) {
  create.mockResolvedValue(buildPaymentResponse(payment, route));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(encryptCard).mockResolvedValue(encryptedCard);
  vi.mocked(getCardKey).mockResolvedValue({
    kty: 'RSA',
    kid: 'key-1',
    use: 'enc',
    alg: 'RSA-OAEP-256',
    n: 'n',
    e: 'AQAB',
    iat: 1_700_000_000,
  });
});

test('pays by card, typed key by key', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  const { router } = showPaymentPage({ rawQuery: 'seller=ana' });
  await userEvent.selectOptions(field('Parcelas'), '12');
  await payByCard(typeCard);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success?seller=ana');
  });
  expect(encryptCard).toHaveBeenCalledWith(
    {
      number: '4111111111111111',
      holderName: 'MARIA SILVA',
      expirationMonth: 12,
      expirationYear: 2030,
      securityCode: '123',
    },
    expect.objectContaining({ kid: 'key-1' }),
    { attempt: create.mock.calls[0]?.[1], lead: dataLead.leadId },
  );
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    sfLeadId: dataLead.leadId,
    amount: 120000,
    seller: 'ana',
    paymentMethods: [
      {
        method: 'credit-card',
        amount: 120000,
        installments: 12,
        cardCompany: 'visa',
        encryptedCard,
      },
    ],
  });
});

test.each(['medcof', 'ms'] as const)(
  '%s: terms are never ticked in advance and open in a new tab',
  (brand) => {
    showPaymentPage({ brand });
    const terms = screen.getByRole('checkbox', { name: /Li e aceito os Termos de uso/ });
    expect(terms).not.toBeChecked();
    // In the form, and in the footer of the page.
    for (const name of [/^Política de privacidade/, /^Privacidade/])
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  },
);

test('keeps the card number and the security code in memory only', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  showPaymentPage();
  await payByCard();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  const kept = JSON.stringify([
    Object.values({ ...window.localStorage }),
    Object.values({ ...window.sessionStorage }),
    create.mock.calls,
    window.location.href,
  ]);
  expect(kept).not.toMatch(/4111 ?1111|"123"/);
});

test('pays by Pix and continues to the code', async () => {
  answer(buildPayment({ pix }), 'pix');
  const { router } = showPaymentPage();
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    document: '12345678909',
    paymentMethods: [{ method: 'pix', amount: 120000 }],
  });
  expect(readStored('dataPix')).toMatchObject({ ...pix, amount: 120000, currency: 'BRL' });
});

test('pays by bank slip', async () => {
  answer(buildPayment({ method: 'bankslip' }), 'success');
  const { router } = showPaymentPage();
  await payBy('Boleto');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(readStored('purchaseToken')).toBe(buildPayment().token);
});

test('asks for the brand of the card while none is known', () => {
  showPaymentPage();
  const company = field('Bandeira do cartão');
  expect(company).toHaveValue('');
  expect(company).toHaveDisplayValue('Selecione a bandeira do cartão');
});

test('shows what is missing, focuses the first wrong field, and sends nothing', async () => {
  showPaymentPage();
  await submit();
  expect(await screen.findAllByText('Este campo é obrigatório')).not.toHaveLength(0);
  expect(screen.getByText(/Aceite os termos e a política/)).toBeVisible();
  await expectFocus(() => field('Número do cartão'));
  expect(field('Número do cartão')).toHaveAccessibleDescription('Este campo é obrigatório');
  expect(create).not.toHaveBeenCalled();
});

test('a card needs the CPF only where the brand issues invoices', () => {
  showPaymentPage({ brand: 'medcof' });
  expect(field('CPF')).toBeVisible();
});

test('a brand without invoices lets a card payer leave out the CPF, and sends none', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  showPaymentPage({ brand: 'ms' });
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/Opcional/);
  await pasteCard();
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('document');
});

test('the document is saved with the lead, and the payment does not wait for that', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  saveWithLead.mockReturnValue(new Promise(() => undefined));
  const { router } = showPaymentPage();
  await payBy('Pix');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(saveWithLead).toHaveBeenCalledWith(dataLead.leadId, {
    business: 'medcof',
    document: '12345678909',
  });
});

test('3-D Secure continues on the verification page', async () => {
  answer(buildPayment({ state: 'requires_action' }), 'payment-verification');
  const { router } = showPaymentPage();
  await payByCard();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/payment-verification');
  });
});

test.each([
  ['the link', { rawQuery: 'paymentMethod=pix' }, 'Pix'],
  ['nothing', {}, 'Cartão de crédito'],
])('%s chooses the method on arrival', (_, options, method) => {
  showPaymentPage(options);
  expect(screen.getByRole('radio', { name: method })).toBeChecked();
});

test('offers only the methods of the plan', () => {
  showPaymentPage({ product: { plans: [buildPlan({ paymentMethods: ['pix', 'nu-pay'] })] } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Pix/ })).toBeVisible();
});

test('a plan that cannot be paid here says so', async () => {
  await act(async () => {
    showPaymentPage({ product: { plans: [buildPlan({ paymentMethods: ['cash'] })] } });
    await Promise.resolve();
  });
  expect(await screen.findByRole('status')).toHaveTextContent(/não tem uma forma de pagamento/);
});

test('fields typed for one method keep their values after a look at another', async () => {
  showPaymentPage();
  await pasteCard();
  await choose('Pix');
  await choose('Cartão de crédito');
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
  expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
});

test('the number selects the card company, and a choice by hand stays until the number shows another', async () => {
  showPaymentPage();
  const number = field('Número do cartão');
  const company = field('Bandeira do cartão');
  await userEvent.type(number, '4111');
  await waitFor(() => {
    expect(company).toHaveValue('visa');
  });
  await userEvent.selectOptions(company, 'elo');
  await userEvent.type(number, '1111');
  expect(company).toHaveValue('elo');
  await userEvent.clear(number);
  await userEvent.type(number, '5555');
  await waitFor(() => {
    expect(company).toHaveValue('mastercard');
  });
});

test('an American Express card asks for its four-digit code', async () => {
  showPaymentPage();
  await userEvent.selectOptions(field('Bandeira do cartão'), 'american_express');
  expect(field('CVV')).toHaveAttribute('placeholder', '4 dígitos na frente');
  await userEvent.type(field('CVV'), '12345');
  // A fifth digit is refused, not cut off.
  await userEvent.tab();
  expect(await screen.findByText('Revise o código de segurança.')).toBeVisible();
  await userEvent.type(field('CVV'), '{Backspace}');
  expect(field('CVV')).toHaveValue('1234');
  await waitFor(() => {
    expect(screen.queryByText('Revise o código de segurança.')).not.toBeInTheDocument();
  });
});

test('the order follows installments and method', async () => {
  showPaymentPage();
  await userEvent.selectOptions(field('Parcelas'), '12');
  const order = within(screen.getByRole('region', { name: 'Resumo do pedido' }));
  expect(order.getByText(/12x de/)).toHaveTextContent(/^12x de R\$\s100,00$/);
  await choose('Boleto');
  expect(order.queryByText(/12x de/)).not.toBeInTheDocument();
});

test('a double click and Enter pay once', async () => {
  answer(buildPayment({ pix }), 'pix');
  const { router } = showPaymentPage();
  await choose('Pix');
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirmar pagamento' }));
  await userEvent.type(field('CPF'), '{Enter}');
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledTimes(1);
  });
  expect(create).toHaveBeenCalledTimes(1);
});

test('a buyer without a lead is sent to the lead form', async () => {
  const { router } = showPaymentPage({ stored: {} });
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/lead');
  });
});

test('a page not loaded over https accepts no card, and says why', async () => {
  vi.mocked(encryptCard).mockRejectedValue(new InsecurePageError());
  showPaymentPage();
  await payByCard();
  expect(
    await screen.findByText(/cartões só são aceitos em páginas que começam com https/),
  ).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});
