import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPayment } from '@/services/api/payment';
import { encryptCard } from '@/services/cardEncryption';
import { buildPaymentResponse } from '../../support/buildPayment';
import { acceptTerms, choose, field, mockCard, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  create.mockResolvedValue(buildPaymentResponse());
});

const fillIn = (label: string, value: string) => {
  fireEvent.input(field(label), { target: { value } });
};

function fillInCard({
  number = '4111111111111111',
  expiry = '12/32',
  code = '123',
  holder = 'MARIA SILVA',
  cpf = '12345678909',
}): void {
  fillIn('Número do cartão', number);
  fillIn('Validade (MM/AA)', expiry);
  fillIn('CVV', code);
  fillIn('Nome do titular', holder);
  fillIn('CPF', cpf);
}

test.each([
  '12.2032',
  '2032-12',
  '12 / 32',
  '12-2032',
  '1232',
  '2032-12-01',
  '\u200e12/32',
  'dez/32',
  'Validade: 12/2032',
])(
  'a card filled in by a browser, with the expiry %j, is paid at the first press',
  async (expiry) => {
    showPaymentPage({ brand: 'medcof' });
    fillInCard({
      number: '4111-1111\u00a01111.1111\u200b',
      expiry,
      code: '123\u2060',
      holder: '\u2068MARIA\u00a0 SILVA\u2069',
      cpf: 'CPF 123 456 789 09',
    });
    await acceptTerms();
    await submit();
    await waitFor(() => {
      expect(create).toHaveBeenCalledTimes(1);
    });
    expect(create.mock.calls[0]?.[0].document).toBe('12345678909');
    expect(vi.mocked(encryptCard).mock.calls[0]?.[0]).toEqual({
      number: '4111111111111111',
      holderName: 'MARIA SILVA',
      expirationMonth: 12,
      expirationYear: 2032,
      securityCode: '123',
    });
  },
);

test.each([
  ['４１１１１１１１１１１１１１１１', '１２／３２', '１２３', '１２３．４５６．７８９－０９'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '١٢/٣٢', '١٢٣', '١٢٣٤٥٦٧٨٩٠٩'],
])('accepts a card with the digits %s', async (number, expiry, code, cpf) => {
  showPaymentPage({ brand: 'medcof' });
  fillInCard({ number, expiry, code, cpf });
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(1);
  });
  expect(create.mock.calls[0]?.[0].document).toBe('12345678909');
  expect(vi.mocked(encryptCard).mock.calls[0]?.[0]).toMatchObject({
    number: '4111111111111111',
    expirationMonth: 12,
    securityCode: '123',
  });
});

test.each(['Pix', 'Boleto', 'Cartão de crédito'])(
  'with %s, a CPF with words around it is sent without them',
  async (method) => {
    showPaymentPage({ brand: 'medcof' });
    await choose(method);
    if (method === 'Cartão de crédito')
      fillInCard({ cpf: 'RG 12.345.678-9 C.P.F. 123.456.789-09' });
    else fillIn('CPF', 'RG 12.345.678-9 C.P.F. 123.456.789-09');
    await acceptTerms();
    await submit();
    await waitFor(() => {
      expect(create).toHaveBeenCalledTimes(1);
    });
    expect(create.mock.calls[0]?.[0].document).toBe('12345678909');
  },
);

test('a CPF with its name typed behind it is sent without the name', async () => {
  showPaymentPage({ brand: 'medcof' });
  await choose('Pix');
  await userEvent.type(field('CPF'), '123.456.789-09 (CPF)');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalledTimes(1);
  });
  expect(create.mock.calls[0]?.[0].document).toBe('12345678909');
});

test('sends neither of two CPFs, and shows an error', async () => {
  showPaymentPage({ brand: 'medcof' });
  await choose('Pix');
  fillIn('CPF', 'CPF 123.456.789-09 ou 529.982.247-25');
  await acceptTerms();
  await submit();
  expect(await screen.findByText('Revise este campo')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('a CNPJ filled in before its mask loads is formatted after a change of the method', async () => {
  showPaymentPage({ brand: 'medcof' });
  await choose('Pix');
  fillIn('CPF', '12abc34501de35');
  await choose('Boleto');
  await waitFor(() => {
    expect(field('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  });
});

const elo = [
  '6509790000000009',
  '6509990000000005',
  '6504400000000000',
  '6504840000000007',
  '6505390000000002',
  '6505990000000009',
  '6507280000000003',
  '6516800000000007',
  '6550590000000001',
  '6550200000000007',
  '5066980000000003',
  '6363690000000006',
  '4576300000000000',
];

test.each(elo)(
  '%s is sent as Elo when the buyer chooses Elo before or after the number',
  async (number) => {
    for (const isFirst of [true, false]) {
      const { unmount } = showPaymentPage({ brand: 'medcof' });
      const company = screen.getByLabelText('Bandeira do cartão');
      if (isFirst) await userEvent.selectOptions(company, 'elo');
      fillInCard({ number });
      await waitFor(() => {
        expect(field('Número do cartão')).toHaveValue(number.replace(/(\d{4})(?=\d)/g, '$1 '));
      });
      if (!isFirst) await userEvent.selectOptions(company, 'elo');
      await acceptTerms();
      await submit();
      await waitFor(() => {
        expect(create).toHaveBeenCalledTimes(1);
      });
      expect(create.mock.calls[0]?.[0].paymentMethods[0]).toMatchObject({ cardCompany: 'elo' });
      create.mockClear();
      unmount();
    }
  },
);

test('a number that is not in the tables asks for the company, and one of a company that is not accepted is refused', async () => {
  showPaymentPage({ brand: 'medcof' });
  fillIn('Número do cartão', '6509790000000009');
  await submit();
  expect(await screen.findByText('Revise a bandeira do cartão.')).toBeVisible();
  fillIn('Número do cartão', '6062825678901234');
  expect(await screen.findByText(/^Não aceitamos cartões desta bandeira/)).toBeVisible();
});
