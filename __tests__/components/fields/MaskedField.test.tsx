import { act, fireEvent, waitFor } from '@testing-library/react';
import type { LoadMask } from '@/components/fields/MaskedField';
import { cardNumberMask, expirationDateMask, securityCodeMask } from '@/validation/cardMasks';
import { birthDateMask, cpfMask, dniMask, registryMask } from '@/validation/documentMasks';
import { renderFocused, renderMasked } from './renderMasked';

const masks = {
  CPF: () => Promise.resolve(cpfMask),
  'CPF ou CNPJ': () => Promise.resolve(registryMask),
  Nascimento: () => Promise.resolve(birthDateMask),
  DNI: () => Promise.resolve(dniMask),
  'Número do cartão': () => Promise.resolve(cardNumberMask),
  Validade: () => Promise.resolve(expirationDateMask),
  CVV: () => Promise.resolve(securityCodeMask),
} satisfies Record<string, LoadMask>;

type Label = keyof typeof masks;

describe('typing', () => {
  test.each<[Label, string, string]>([
    ['CPF', '12345678909', '123.456.789-09'],
    ['CPF', '123.456.789-09', '123.456.789-09'],
    // Validation refuses a number that is too long: cutting it would make another number.
    ['CPF', '529982247259', '529982247259'],
    ['CPF', '1234', '123.4'],
    ['DNI', '12.345.678', '12345678'],
    ['Número do cartão', '4111111111111111', '4111 1111 1111 1111'],
    ['Número do cartão', '378282246310005', '3782 822463 10005'],
    ['Número do cartão', '30569309025904', '3056 930902 5904'],
    ['Número do cartão', '5078601800003247985', '5078 6018 0000 3247 985'],
    ['Número do cartão', '3782822463100051', '3782 822463 10005 1'],
    ['DNI', '178011460', '17801146-0'],
    ['DNI', '17801146-0', '17801146-0'],
    ['DNI', '17801146 0', '17801146-0'],
    ['DNI', '17801146-D', '17801146-D'],
    ['DNI', '45678912-I', '45678912-I'],
    // The check digit does not match: nothing is cut off.
    ['DNI', '17801146-1', '178011461'],
    ['DNI', '17801146-K', '17801146-K'],
    ['DNI', 'DNI: 17801146', '17801146'],
    ['DNI', 'CE 001234567', 'CE 001234567'],
    ['DNI', 'PAS 116872345', 'PAS 116872345'],
    ['DNI', '1234567890', '1234567890'],
    ['DNI', '987654321', '987654321'],
    ['DNI', '1234567O', '12345670'],
    ['CPF', '123.456.789-O9', '123.456.789-09'],
    ['CPF', '123.456.789-09 ou', '123.456.789-09'],
    ['CPF', '00012345678909', '123.456.789-09'],
    ['CPF ou CNPJ', '00012345678909', '123.456.789-09'],
    ['CPF ou CNPJ', '00000000000191', '00.000.000/0001-91'],
    ['Validade', '1230', '12/30'],
    ['Validade', '12/30', '12/30'],
    ['Validade', '530', '05/30'],
    ['Validade', '0530', '05/30'],
    ['Validade', '1/27', '01/27'],
    ['Validade', '12/2030', '12/30'],
    ['Validade', '1-30', '01/30'],
    ['Validade', '1.30', '01/30'],
    ['Validade', '1–30', '01/30'],
    ['Validade', '1 30', '01/30'],
    ['Validade', '1 / 30', '01/30'],
    ['Validade', '1 - 30', '01/30'],
    ['Validade', '1-2030', '01/30'],
    ['Validade', '1.2030', '01/30'],
    ['Validade', '5-30', '05/30'],
    ['Validade', '12-30', '12/30'],
    ['Validade', '12.2030', '12/30'],
    ['Validade', '10/30', '10/30'],
    ['Validade', '2030-12', '12/30'],
    ['Validade', '2030/12', '12/30'],
    ['Validade', '203012', '12/30'],
    ['Validade', '230', '02/30'],
    ['Validade', '2/2030', '02/30'],
    ['Validade', 'dez/30', '12/30'],
    ['Validade', 'Dezembro 2030', '12/30'],
    ['Validade', 'ene-31', '01/31'],
    ['Nascimento', '5-3-1990', '05/03/1990'],
    ['Nascimento', '5.3.1990', '05/03/1990'],
    ['Nascimento', '5–3–1990', '05/03/1990'],
    ['Nascimento', '5 3 1990', '05/03/1990'],
    ['CPF', 'CPF nº 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF: 689.485.630-33', '689.485.630-33'],
    ['CPF ou CNPJ', 'cpf 68948563033', '689.485.630-33'],
    ['CPF ou CNPJ', 'CPF nº 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF n. 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'CNPJ/MF: 88.878.733/9752-56', '88.878.733/9752-56'],
    ['CPF ou CNPJ', 'CNPJ nº 88.878.733/9752-56', '88.878.733/9752-56'],
    ['CPF ou CNPJ', 'C.P.F. 764.291.080-07', '764.291.080-07'],
    ['CPF ou CNPJ', 'Meu CPF: 764.291.080-07', '764.291.080-07'],
    ['CPF ou CNPJ', 'CPF: 764.291.080-08', '764.291.080-08'],
    ['CPF ou CNPJ', '76429108007cd34', '76.429.108/007C-34'],
    ['CPF ou CNPJ', 'cp.f12.345/67ab-00', 'CP.F12.345/67AB-00'],
    ['CPF ou CNPJ', 'no.123.456/0001-00', 'NO.123.456/0001-00'],
    ['CPF ou CNPJ', 'cnpj1234567800', 'CN.PJ1.234/5678-00'],
    ['CVV', '12a34', '1234'],
  ])('%s: %s becomes %s', async (label, keys, text) => {
    const { input, submit, user } = await renderFocused(label, masks[label]);
    await user.type(input, keys);
    expect(input).toHaveValue(text);
    expect(await submit()).toEqual({ field: text });
  });
});

describe('pasting', () => {
  test.each<[Label, string, string]>([
    ['CPF', '123.456.789-09', '123.456.789-09'],
    ['CPF', '123 456 789 09', '123.456.789-09'],
    ['CPF', ' 12345678909\n', '123.456.789-09'],
    ['CPF', 'CPF: 123.456.789-09', '123.456.789-09'],
    ['CPF ou CNPJ', 'CPF nº 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF n° 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF/MF sob o nº 282.549.668-50', '282.549.668-50'],
    ['CPF ou CNPJ', 'Número do CPF: 28254966850', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF número 28254966850', '282.549.668-50'],
    ['CPF ou CNPJ', 'CPF/CNPJ: 28254966850', '282.549.668-50'],
    ['CPF ou CNPJ', 'C.P.F. 764.291.080-07', '764.291.080-07'],
    ['CPF ou CNPJ', '764.291.080-07 (CPF)', '764.291.080-07'],
    ['CPF ou CNPJ', 'RG 12.345.678-9 CPF 764.291.080-07', '764.291.080-07'],
    ['CPF ou CNPJ', 'Empresa Ltda (CNPJ 88.878.733/9752-56)', '88.878.733/9752-56'],
    ['CPF', 'RG 12.345.678-9 CPF 764.291.080-07', '764.291.080-07'],
    ['CPF', '12.345.678-9 764.291.080-07', '764.291.080-07'],
    ['CPF', '764.291.080-07 529.982.247-25', '7642910800752998224725'],
    ['DNI', 'DNI 12345678, RUC 20123456789', '12345678'],
    ['DNI', '17801146-0', '17801146'],
    ['DNI', '17801146 0', '17801146'],
    ['DNI', '178011460', '17801146'],
    ['DNI', '17801146-D', '17801146'],
    ['DNI', 'DNI N° 17801146-0', '17801146'],
    ['DNI', '001234567', '001234567'],
    ['DNI', '17801146-K', '17801146-K'],
    ['DNI', 'PAS 116872345', 'PAS 116872345'],
    ['DNI', '116872345 (pasaporte)', '116872345 (pasaporte)'],
    ['DNI', '987654321', '987654321'],
    ['CPF', '123.456.789-O9', '123.456.789-09'],
    ['CPF', '12345678909.0', '123.456.789-09'],
    ['CPF', '00012345678909', '123.456.789-09'],
    ['CPF ou CNPJ', '123.456.789-O9', '123.456.789-09'],
    ['CPF ou CNPJ', '12345678909.0', '123.456.789-09'],
    ['CPF ou CNPJ', '00012345678909', '123.456.789-09'],
    ['CPF ou CNPJ', '12345678000195.0', '12.345.678/0001-95'],
    ['CPF ou CNPJ', 'CNPJ nº 88.878.733/9752-56', '88.878.733/9752-56'],
    ['CPF ou CNPJ', 'CNPJ/MF: 88.878.733/9752-56', '88.878.733/9752-56'],
    ['CPF ou CNPJ', 'CNPJ: NO.123.456/0001-00', 'NO.123.456/0001-00'],
    ['CPF ou CNPJ', 'CP.F12.345/67AB-00', 'CP.F12.345/67AB-00'],
    ['Número do cartão', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['Número do cartão', '4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['Número do cartão', '3782 8224 6310 005', '3782 822463 10005'],
    ['Validade', '12/2030', '12/30'],
    ['Validade', '12 / 30', '12/30'],
    ['Validade', '5/30', '05/30'],
    ['Validade', '2030-12', '12/30'],
    ['Validade', '2031-5', '05/31'],
    ['Validade', 'dez/30', '12/30'],
    ['Validade', 'dezembro de 2030', '12/30'],
    ['Validade', 'Validade: 12/30', '12/30'],
    ['Validade', 'Val. 12/2030 CVV 123', '12/30'],
    ['Número do cartão', '41111111111111110000', '4111 1111 1111 1111 0000'],
  ])('%s: %j becomes %s', async (label, clipboard, text) => {
    const { input, submit, user } = await renderFocused(label, masks[label]);
    await user.paste(clipboard);
    expect(input).toHaveValue(text);
    expect(await submit()).toEqual({ field: text });
  });
});

test('deleting in the middle closes the gap and leaves the caret there', async () => {
  const { input, user } = await renderFocused('CPF', masks.CPF);
  await user.type(input, '12345678909');
  input.setSelectionRange(6, 6);
  await user.keyboard('{Backspace}');
  expect(input).toHaveValue('123.467.890-9');
  expect(input.selectionStart).toBe(5);
  await user.keyboard('5');
  expect(input).toHaveValue('123.456.789-09');
  expect(input.selectionStart).toBe(6);
});

test('backspace deletes punctuation together with its digit', async () => {
  const { input, user } = await renderFocused('CPF', masks.CPF);
  await user.type(input, '1234');
  await user.keyboard('{Backspace}{Backspace}');
  expect(input).toHaveValue('12');
});

const fillIn = (input: HTMLInputElement, value: string) =>
  act(() => Promise.resolve(fireEvent.input(input, { target: { value } })));

test('the mask formats a value that a browser fills in', async () => {
  const { input, submit } = await renderFocused('CPF', masks.CPF);
  await fillIn(input, '12345678909');
  expect(input).toHaveValue('123.456.789-09');
  expect(await submit()).toEqual({ field: '123.456.789-09' });
});

test.each([
  ['12/2030', '12/30'],
  ['5/2030', '05/30'],
  ['05/30', '05/30'],
  ['2030-12', '12/30'],
])('an expiry that a browser fills in as %s reads %s', async (filled, text) => {
  const { input } = await renderFocused('Validade', masks.Validade);
  await fillIn(input, filled);
  expect(input).toHaveValue(text);
});

test.each<[Label, string, string]>([
  ['DNI', '17801146 0', '17801146'],
  ['DNI', '12345678 9', '123456789'],
  ['DNI', 'CE 001234567', 'CE 001234567'],
  ['CPF', '12345678909.0', '123.456.789-09'],
  ['CPF ou CNPJ', '123.456.789-O9', '123.456.789-09'],
])('a %s that a browser fills in as %s reads %s', async (label, filled, text) => {
  const { input } = await renderFocused(label, masks[label]);
  await fillIn(input, filled);
  expect(input).toHaveValue(text);
});

test('text typed before the mask loads is kept and then formatted', async () => {
  let arrive: (mask: typeof cpfMask) => void = () => undefined;
  const mask = new Promise<typeof cpfMask>((resolve) => {
    arrive = resolve;
  });
  const { input, submit, user } = renderMasked('CPF', () => mask);
  await user.type(input, '1234567');
  input.setSelectionRange(4, 4);
  expect(input).toHaveValue('1234567');

  arrive(cpfMask);
  await waitFor(() => {
    expect(input).toHaveValue('123.456.7');
  });
  expect(input.selectionStart).toBe(5);
  expect(await submit()).toEqual({ field: '123.456.7' });
});

test('the mask is not loaded before the field has the focus', async () => {
  const load = vi.fn(masks.CPF);
  const { user } = renderMasked('CPF', load);
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the field works as plain text when the mask fails to load', async () => {
  const { input, submit, user } = renderMasked('CPF', () => Promise.reject(new Error('offline')));
  await user.type(input, '12345678909');
  expect(await submit()).toEqual({ field: '12345678909' });
});
