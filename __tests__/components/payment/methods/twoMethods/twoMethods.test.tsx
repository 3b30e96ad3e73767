import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment, getPayment } from '@/services/api/payment';
import type { PaymentView } from '@/contract/payment';
import { encryptCard } from '@/services/cardEncryption';
import { readStored } from '@/services/storage';
import { buildPlan } from '../../../../support/builders';
import { buildPayment, buildPaymentResponse } from '../../../../support/buildPayment';
import { expectFocus } from '../../../../support/expectFocus';
import { paste } from '../../../../support/paste';
import {
  acceptTerms,
  choose,
  cpf,
  field,
  mockCard,
  refuse,
  showPaymentPage,
  submit,
} from '../../paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

const plan = buildPlan({
  minimumInstallment: 500,
  installments: [1, 2, 12].map((id) => ({
    id,
    value: Math.floor(120000 / id),
    firstValue: 120000 - Math.floor(120000 / id) * (id - 1),
    standardValue: Math.floor(120000 / id),
    tax: 0,
    totalValue: 120000,
  })),
  paymentMethods: ['credit-card', 'pix', 'credit-card+credit-card', 'credit-card+pix'],
});

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  vi.mocked(encryptCard).mockImplementation(({ number }) => Promise.resolve(`a.b.c.d.${number}`));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const card = (name: string) => within(screen.getByRole('group', { name }));

async function showTwo(method: string, group: string) {
  const page = showPaymentPage({ product: { plans: [plan] } });
  await choose(method);
  await screen.findByRole('group', { name: group });
  return page;
}

async function pasteCard(group: string, number: string): Promise<void> {
  const fields = card(group);
  await paste(fields.getByLabelText('Número do cartão'), number);
  await paste(fields.getByLabelText('Nome do titular'), 'MARIA SILVA');
  await paste(fields.getByLabelText('Validade (MM/AA)'), '1230');
  await paste(fields.getByLabelText('CVV'), '123');
  await waitFor(() => {
    expect(fields.getByLabelText('Bandeira do cartão')).not.toHaveValue('');
  });
}

async function finish(): Promise<void> {
  await paste(field('CPF'), cpf);
  await acceptTerms();
  await submit();
}

const answer = (payment: PaymentView, route: 'success' | 'pix') => {
  create.mockResolvedValue(buildPaymentResponse(payment, route));
};

async function payWithTwoCards(): Promise<void> {
  await pasteCard('Cartão 1', '4111111111111111');
  await pasteCard('Cartão 2', '5555555555554444');
  await finish();
}

test('each amount is the remainder of the other, whichever is typed', async () => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  const second = field('Valor no cartão 2');
  expect(first).toHaveValue('R$\u00a0600,00');
  await userEvent.clear(first);
  await userEvent.type(first, '45050');
  expect(first).toHaveValue('R$\u00a0450,50');
  expect(second).toHaveValue('R$\u00a0749,50');
  await userEvent.clear(second);
  await userEvent.type(second, '99999999');
  expect(second).toHaveValue('R$\u00a01.200,00');
  expect(first).toHaveValue('R$\u00a00,00');
  await userEvent.click(screen.getByRole('button', { name: 'Dividir ao meio' }));
  expect(first).toHaveValue('R$\u00a0600,00');
});

test.each([
  ['12,5', 'R$\u00a012,50'],
  ['1000,5', 'R$\u00a01.000,50'],
  ['1000.5', 'R$\u00a01.000,50'],
  ['R$ 12,5', 'R$\u00a012,50'],
  ['R$\u00a01.000,50 ', 'R$\u00a01.000,50'],
  ['1.000', 'R$\u00a01.000,00'],
  ['1,000.50', 'R$\u00a01.000,50'],
  ['150', 'R$\u00a0150,00'],
])('%j, pasted or filled in, is read as %s', async (text, shown) => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  await paste(first, text);
  expect(first).toHaveValue(shown);
  // Digits alone may have been typed key by key.
  if (/^\d*$/.test(text)) return;
  await userEvent.clear(first);
  fireEvent.input(first, { target: { value: text } });
  expect(first).toHaveValue(shown);
});

test.each([
  ['insertText', '1.000 reais', 'R$\u00a01.000,00'],
  ['insertText', 'R$1000', 'R$\u00a01.000,00'],
  ['insertText', '1.000', 'R$\u00a01.000,00'],
  ['insertReplacementText', '99,9', 'R$\u00a099,90'],
  ['insertFromDrop', 'R$\u00a012,5', 'R$\u00a012,50'],
  ['insertText', '1250', 'R$\u00a012,50'],
])('an %s event that appends %j is read as %s', async (inputType, data, shown) => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  await userEvent.clear(first);
  fireEvent.input(first, { target: { value: `R$\u00a00,00${data}` }, inputType, data });
  expect(first).toHaveValue(shown);
});

test.each(['1 mil reais', '2 mil e quinhentos', '1,5 mil', '2k', '50%'])(
  '%j is not read as the amount that its digits alone would be',
  async (data) => {
    await showTwo('Pagar com dois cartões', 'Cartão 1');
    const first = field('Valor no cartão 1');
    await userEvent.clear(first);
    fireEvent.input(first, {
      target: { value: `R$\u00a00,00${data}` },
      inputType: 'insertText',
      data,
    });
    // Below the minimum of a part, which the form reports.
    expect(String(first.getAttribute('value'))).toMatch(/^R\$\u00a00,\d\d$/);
  },
);

test('text from an input method is parsed when its composition ends', async () => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  await userEvent.clear(first);
  const composed = { inputType: 'insertCompositionText', data: '12,5' };
  fireEvent.input(first, { target: { value: 'R$\u00a00,0012,5' }, ...composed });
  expect(first).toHaveValue('R$\u00a01,25');
  fireEvent.compositionEnd(first, { data: '1.000 reais' });
  expect(first).toHaveValue('R$\u00a01.000,00');
  fireEvent.compositionEnd(first, { data: '5' });
  expect(first).toHaveValue('R$\u00a01.000,00');
});

test('an amount typed key by key fills from the cents, with or without separators', async () => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  await userEvent.type(first, '12,50');
  expect(first).toHaveValue('R$\u00a012,50');
  await userEvent.type(first, '{Backspace}');
  await paste(first, 'metade');
  await paste(first, '100 ou 200');
  expect(first).toHaveValue('R$\u00a01,25');
});

test('each part needs at least one real, and each card its own data', async () => {
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  const first = field('Valor no cartão 1');
  await userEvent.clear(first);
  await userEvent.type(first, '50');
  await submit();
  expect(await screen.findByText('Cada parte precisa de pelo menos R$ 1,00')).toBeVisible();
  await expectFocus(() => first);
  for (const name of ['Cartão 1', 'Cartão 2']) {
    expect(card(name).getByLabelText('Número do cartão')).toBeInvalid();
    const code = card(name).getByLabelText('CVV');
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription('Este campo é obrigatório');
    const list = code.ownerDocument.getElementById(code.getAttribute('aria-describedby') ?? '');
    expect(list?.closest('ul')?.children).toHaveLength(1);
  }
  expect(create).not.toHaveBeenCalled();
});

test('a small share offers and sends no more installments than the provider accepts', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  expect(card('Cartão 1').getByLabelText('Parcelas')).toHaveValue('12');
  await userEvent.clear(field('Valor no cartão 1'));
  await userEvent.type(field('Valor no cartão 1'), '1500');
  const installments = card('Cartão 1').getByLabelText('Parcelas');
  expect(within(installments).getAllByRole('option')).toHaveLength(3);
  expect(installments).toHaveValue('3');
  await payWithTwoCards();
  await waitFor(() => {
    expect(create.mock.calls[0]?.[0].paymentMethods).toMatchObject([
      { principal: 1500, installments: 3 },
      { principal: 118500, installments: 12 },
    ]);
  });
});

test('two cards are sent with their shares, each with its own installments', async () => {
  answer(buildPayment({ state: 'paid' }), 'success');
  const { router } = await showTwo('Pagar com dois cartões', 'Cartão 1');
  await userEvent.clear(field('Valor no cartão 1'));
  await userEvent.type(field('Valor no cartão 1'), '40000');
  await userEvent.selectOptions(card('Cartão 2').getByLabelText('Parcelas'), '2');
  expect(screen.getByText(/^2x de R\$\s400,00$/)).toBeInTheDocument();
  await payWithTwoCards();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/success');
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    amount: 120000,
    paymentMethods: [
      {
        method: 'credit-card',
        amount: 40000,
        principal: 40000,
        installments: 12,
        cardCompany: 'visa',
        encryptedCard: 'a.b.c.d.4111111111111111',
      },
      {
        method: 'credit-card',
        amount: 80000,
        principal: 80000,
        installments: 2,
        cardCompany: 'mastercard',
        encryptedCard: 'a.b.c.d.5555555555554444',
      },
    ],
  });
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/4111 ?1111|5555 ?5555|"123"/);
});

function refuseSecond(method: 'credit-card' | 'pix'): void {
  const reason = 'processing_error';
  create.mockRejectedValue(refuse(402, 'payment_declined', { reason, token: 'declined-token-1' }));
  const part = { amount: 60000, installments: 1 };
  const parts: PaymentView['parts'] = [
    { ...part, method: 'credit-card', state: 'expired' },
    { ...part, method, state: 'declined' },
  ];
  vi.mocked(getPayment).mockResolvedValue(
    buildPayment({ state: 'declined', declineReason: reason, parts }),
  );
}

test('names the declined one of two cards, and asks again only for its code', async () => {
  refuseSecond('credit-card');
  await showTwo('Pagar com dois cartões', 'Cartão 1');
  await payWithTwoCards();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    /nada foi cobrado.*O problema foi com o cartão 2\. O valor reservado/,
  );
  expect(card('Cartão 1').getByLabelText('CVV')).toHaveValue('123');
  expect(card('Cartão 2').getByLabelText('CVV')).toHaveValue('');
  // The focus that an earlier click sets would be lost to the notice.
  await expectFocus(() => notice.closest('[tabindex]'));
  await userEvent.click(screen.getByRole('button', { name: 'Usar outro cartão' }));
  expect(card('Cartão 2').getByLabelText('Número do cartão')).toHaveValue('');
  await expectFocus(() => card('Cartão 2').getByLabelText('Número do cartão'));
  expect(card('Cartão 1').getByLabelText('Número do cartão')).not.toHaveValue('');
});

test('a refused Pix beside a card asks for no card again', async () => {
  refuseSecond('pix');
  await showTwo('Cartão + Pix', 'Cartão');
  await pasteCard('Cartão', '4111111111111111');
  await finish();
  await screen.findByRole('alert');
  expect(card('Cartão').getByLabelText('CVV')).toHaveValue('123');
  expect(screen.queryByRole('button', { name: 'Usar outro cartão' })).toBeNull();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(2);
  });
});

test('a card and a Pix: the Pix code is for its own part, and the amount of the card is stored with it', async () => {
  const pix = { code: '000201', expiresAt: '2030-11-20T12:30:00.000Z' };
  answer(
    buildPayment({
      pix,
      parts: [
        { method: 'credit-card', amount: 70000, installments: 1, state: 'pending' },
        { method: 'pix', amount: 50000, installments: null, state: 'pending' },
      ],
    }),
    'pix',
  );
  const { router } = await showTwo('Cartão + Pix', 'Cartão');
  await userEvent.clear(field('Valor no Pix'));
  await userEvent.type(field('Valor no Pix'), '50000');
  await pasteCard('Cartão', '4111111111111111');
  await finish();
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/pix');
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    amount: 120000,
    document: '12345678909',
    paymentMethods: [
      { method: 'credit-card', amount: 70000, principal: 70000 },
      { method: 'pix', amount: 50000 },
    ],
  });
  expect(readStored('dataPix')).toMatchObject({ ...pix, amount: 50000, held: 70000 });
});
