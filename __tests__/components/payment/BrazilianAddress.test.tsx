import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostalCodePlace } from '@/contract/postalCode';
import { createPayment } from '@/services/api/payment';
import { getPostalCodePlace } from '@/services/api/postalCode';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { buildPaymentResponse } from '../../support/buildPayment';
import { paste } from '../../support/paste';
import { acceptTerms, field, mockCard, pasteCard, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/postalCode');
vi.mock('@/services/cardEncryption');
const create = vi.mocked(createPayment);
const find = vi.mocked(getPostalCodePlace);

const saoPaulo: PostalCodePlace = { state: 'SP', city: 'São Paulo', district: null, street: null };

beforeEach(() => {
  vi.resetAllMocks();
  mockCard();
  find.mockResolvedValue(saoPaulo);
});

async function showAddress(): Promise<void> {
  showPaymentPage({ brand: 'ms', hasAddressForm: true });
  await pasteCard();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByLabelText('CEP');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Endereço de cobrança');
}

const pastePostalCode = (digits: string) => paste(field('CEP'), digits);

test('the postal code fills in city and state, and the address is sent', async () => {
  create.mockResolvedValue(buildPaymentResponse());
  await showAddress();
  await userEvent.type(field('CEP'), '01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  expect(field('Estado')).toHaveValue('SP');
  expect(field('CEP')).toHaveAccessibleDescription(/^Encontramos parte do endereço/);
  expect(find).toHaveBeenCalledTimes(1);
  await paste(field('Rua'), 'Avenida Paulista');
  await paste(field('Número'), '1578');
  await paste(field('Bairro'), 'Bela Vista');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    address: {
      postalCode: '01310-100',
      street: 'Avenida Paulista',
      number: '1578',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      country: 'Brasil',
    },
  });
});

test('a number typed after the comma of the street moves to its own field', async () => {
  await showAddress();
  await userEvent.type(field('Rua'), 'Av. Paulista, 1578');
  expect(field('Rua')).toHaveValue('Av Paulista, 1578');
  await userEvent.tab();
  await waitFor(() => {
    expect(field('Número')).toHaveValue('1578');
  });
  expect(field('Rua')).toHaveValue('Av Paulista');
});

test.each([
  ['Av. Brasil, 1.234', 'Av Brasil', '1234'],
  ['Rua das Flores n° 5', 'Rua das Flores', '5'],
  ['Rua das Flores, S/N', 'Rua das Flores', 'S/N'],
])('%j, typed or pasted, is split into street and number', async (text, street, number) => {
  await showAddress();
  await userEvent.type(field('Rua'), text);
  await userEvent.tab();
  await waitFor(() => {
    expect(field('Número')).toHaveValue(number);
  });
  expect(field('Rua')).toHaveValue(street);
  await userEvent.clear(field('Número'));
  await userEvent.clear(field('Rua'));
  await paste(field('Rua'), text);
  fireEvent.blur(field('Rua'));
  await waitFor(() => {
    expect(field('Número')).toHaveValue(number);
  });
  expect(field('Rua')).toHaveValue(street);
});

test('a number that a browser fills in within the street is sent as the number', async () => {
  create.mockResolvedValue(buildPaymentResponse());
  await showAddress();
  await pastePostalCode('01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  await paste(field('Bairro'), 'Bela Vista');
  fireEvent.input(field('Rua'), { target: { value: 'Avenida Paulista, nº 1578' } });
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create.mock.calls[0]?.[0].address).toMatchObject({
      street: 'Avenida Paulista',
      number: '1578',
    });
  });
});

test.each([
  ['types', 'CEP 01310-100, 1578', '-'],
  ['pastes', '01310-100 - São Paulo', 'não tem'],
  ['gets filled in', '01.310-100, 1578', 'N/A'],
])('a buyer who %s %j and the complement %j can pay', async (how, code, complement) => {
  create.mockResolvedValue(buildPaymentResponse());
  await showAddress();
  for (const [label, text] of [
    ['CEP', code],
    ['Complemento', complement],
  ] as const) {
    if (how === 'types') await userEvent.type(field(label), text);
    else if (how === 'pastes') await paste(field(label), text);
    else fireEvent.input(field(label), { target: { value: text } });
  }
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  expect(find).toHaveBeenLastCalledWith('01310-100');
  await paste(field('Rua'), 'Avenida Paulista');
  await paste(field('Número'), '1578');
  await paste(field('Bairro'), 'Bela Vista');
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create).toHaveBeenCalled();
  });
  const { address } = create.mock.calls[0]?.[0] ?? {};
  expect(address).toMatchObject({ postalCode: '01310-100' });
  expect(address).not.toHaveProperty('complement');
});

test('another postal code replaces the values that the first one filled in, not what was typed', async () => {
  await showAddress();
  await paste(field('Bairro'), 'Centro');
  await pastePostalCode('01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  find.mockResolvedValue({
    state: 'RJ',
    city: null,
    district: 'Icaraí',
    street: 'Rua Gavião Peixoto',
  });
  await userEvent.clear(field('CEP'));
  await pastePostalCode('24020005');
  await waitFor(() => {
    expect(field('Estado')).toHaveValue('RJ');
  });
  expect(field('Cidade')).toHaveValue('');
  expect(field('Rua')).toHaveValue('Rua Gavião Peixoto');
  expect(field('CEP')).toHaveAccessibleDescription(/^Preenchido pelo CEP/);
  expect(field('Bairro')).toHaveValue('Centro');
});

test('a value filled in by the postal code can be changed, and the change stays', async () => {
  await showAddress();
  await pastePostalCode('01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  await userEvent.clear(field('Cidade'));
  await userEvent.type(field('Cidade'), 'Osasco');
  await userEvent.type(field('CEP'), '{Backspace}2');
  await waitFor(() => {
    expect(find).toHaveBeenCalledTimes(2);
  });
  expect(field('Cidade')).toHaveValue('Osasco');
});

test('a field that the postal code fills in no longer shows an error', async () => {
  await showAddress();
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(field('Cidade')).toBeInvalid();
  });
  await pastePostalCode('01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  await waitFor(() => {
    expect(field('Cidade')).toBeValid();
  });
  expect(field('Estado')).toBeValid();
});

test.each([
  ['is unknown', new HttpError('GET', '/x', 404, null)],
  ['cannot be asked for', new NoAnswerError('GET', '/x', 'timeout')],
])('another postal code that %s clears what the first one filled in', async (_, failure) => {
  await showAddress();
  await paste(field('Bairro'), 'Centro');
  await pastePostalCode('01310100');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('São Paulo');
  });
  find.mockRejectedValue(failure);
  await userEvent.type(field('CEP'), '{Backspace}2');
  await waitFor(() => {
    expect(field('Cidade')).toHaveValue('');
  });
  expect(field('Estado')).toHaveValue('');
  expect(field('Bairro')).toHaveValue('Centro');
});

test('an unknown postal code shows a notice and blocks nothing', async () => {
  find.mockRejectedValue(new HttpError('GET', '/x', 404, null));
  await showAddress();
  await pastePostalCode('00000000');
  expect(await screen.findByText(/Não encontramos este CEP/)).toBeVisible();
  expect(field('CEP')).toBeValid();
});

test('the address can be typed when the look-up gets no answer', async () => {
  find.mockRejectedValue(new NoAnswerError('GET', '/x', 'timeout'));
  await showAddress();
  await pastePostalCode('01310100');
  await paste(field('Cidade'), 'São Paulo');
  expect(field('Cidade')).toHaveValue('São Paulo');
  expect(screen.queryByText(/CEP\. Confira/)).not.toBeInTheDocument();
});

test('shows what is missing at each field, and an incomplete postal code at its own', async () => {
  await showAddress();
  await submit();
  for (const label of ['CEP', 'Rua', 'Bairro', 'Cidade', 'Estado'])
    await waitFor(() => {
      expect(field(label)).toHaveAccessibleDescription('Este campo é obrigatório');
    });
  await pastePostalCode('1310');
  await waitFor(() => {
    expect(field('CEP')).toHaveAccessibleDescription('Insira um CEP válido');
  });
});

test('values from a browser without the focus and from the look-up are normalized and accepted at once', async () => {
  const filledIn = [
    ['Rua', 'Avenida Paulista, 1578'],
    ['Número', '1578 '],
    ['Complemento', 'Apto. 12-B'],
  ] as const;
  find.mockResolvedValue({
    state: 'RO',
    city: 'Ji-Paraná',
    district: 'Dois de Abril (2 de Abril)',
    street: 'Av. Dr. Clóvis Arraes - lado par',
  });
  create.mockResolvedValue(buildPaymentResponse());
  await showAddress();
  fireEvent.input(field('CEP'), { target: { value: '76900100' } });
  await waitFor(() => {
    expect(field('Rua')).toHaveValue('Av Dr Clóvis Arraes lado par');
  });
  for (const [label, text] of filledIn) fireEvent.input(field(label), { target: { value: text } });
  await acceptTerms();
  await submit();
  await waitFor(() => {
    expect(create.mock.calls[0]?.[0].address).toEqual({
      postalCode: '76900-100',
      street: 'Avenida Paulista 1578',
      number: '1578',
      complement: 'Apto 12 B',
      district: 'Dois de Abril 2 de Abril',
      city: 'Ji Paraná',
      state: 'RO',
      country: 'Brasil',
    });
  });
});

test('an invalid value that a browser fills in past the masks shows an error at its field', async () => {
  const wrong = [
    ['Rua', '!!!', 'Insira um endereço válido'],
    ['Bairro', '(-)', 'Insira um bairro válido'],
    ['Cidade', '...', 'Insira uma cidade válida'],
    ['País', '/', 'Insira um país válido'],
    ['Complemento', '#', 'Insira um complemento válido'],
  ] as const;
  await showAddress();
  for (const [label, text] of wrong) fireEvent.input(field(label), { target: { value: text } });
  await submit();
  for (const [label, , message] of wrong)
    await waitFor(() => {
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    });
});
