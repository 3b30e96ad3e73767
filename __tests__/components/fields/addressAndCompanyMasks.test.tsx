import type { LoadMask } from '@/components/fields/MaskedField';
import { plainTextMask, postalCodeMask } from '@/validation/addressMasks';
import { birthDateMask, cnpjMask, registryMask } from '@/validation/documentMasks';
import { renderFocused } from './renderMasked';

const masks = {
  CNPJ: () => Promise.resolve(cnpjMask),
  'CPF ou CNPJ': () => Promise.resolve(registryMask),
  CEP: () => Promise.resolve(postalCodeMask('BR')),
  'Código postal': () => Promise.resolve(postalCodeMask('MZ')),
  Nascimento: () => Promise.resolve(birthDateMask),
  Rua: () => Promise.resolve(plainTextMask),
} satisfies Record<string, LoadMask>;

type Label = keyof typeof masks;

describe('typing', () => {
  test.each<[Label, string, string]>([
    ['CNPJ', '12345678000195', '12.345.678/0001-95'],
    ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['CNPJ', '12.ABC.345/01DE-3535', '12ABC34501DE3535'],
    ['CPF ou CNPJ', '123456780001955', '123456780001955'],
    ['CNPJ', '12abc34501dexy35', '12.ABC.345/01DE-35'],
    ['CPF ou CNPJ', '12345678909', '123.456.789-09'],
    ['CPF ou CNPJ', '12345678000195', '12.345.678/0001-95'],
    ['CPF ou CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['CEP', '01310100', '01310-100'],
    ['CEP', '01310-1009', '013101009'],
    ['CEP', '0131x', '0131'],
    ['CEP', 'CEP 01.310-100', '01310-100'],
    ['CEP', '01310100, 1578', '01310-100, 1578'],
    ['CEP', '01310-100 - São Paulo', '01310-100 - São Paulo'],
    ['Código postal', '11005', '11005'],
    ['Nascimento', '05111990', '05/11/1990'],
    ['Nascimento', '5/3/2011', '05/03/2011'],
    ['Nascimento', '05/3.2011', '05/03/2011'],
    ['Nascimento', '15-12-2011', '15/12/2011'],
    ['Rua', 'Av. 24 de Julho, 1234', 'Av 24 de Julho 1234'],
    ['Rua', 'Rua  Augusta', 'Rua Augusta'],
    ['Rua', ' São João', 'São João'],
    ['Rua', "Santa Bárbara d'Oeste", "Santa Bárbara d'Oeste"],
    ['Rua', 'Pau d’Alho', "Pau d'Alho"],
    ['Rua', "' Augusta", 'Augusta'],
    ['Rua', '-', '-'],
    ['Rua', '.', '.'],
    ['Rua', '- Centro', 'Centro'],
    ['Rua', '--Centro', 'Centro'],
  ])('%s: %j becomes %j', async (label, keys, text) => {
    const { input, submit, user } = await renderFocused(label, masks[label]);
    await user.type(input, keys);
    expect(input).toHaveValue(text);
    expect(await submit()).toEqual({ field: text });
  });
});

describe('pasting', () => {
  test.each<[Label, string, string]>([
    ['CNPJ', ' 12.345.678/0001-95\n', '12.345.678/0001-95'],
    ['CNPJ', 'CNPJ: 12.345.678/0001-95', '12.345.678/0001-95'],
    ['CNPJ', '12 abc 345 01de 35', '12.ABC.345/01DE-35'],
    ['CPF ou CNPJ', 'CPF 123 456 789 09', '123.456.789-09'],
    ['CPF ou CNPJ', 'CNPJ 12.345.678/0001-95', '12.345.678/0001-95'],
    ['CEP', '01310 100', '01310-100'],
    ['CEP', 'CEP 01310-100', '01310-100'],
    ['CEP', '01310-100, 1578', '01310-100'],
    ['CEP', '01310-100 - São Paulo', '01310-100'],
    ['CEP', '01310-1001', '013101001'],
    ['Nascimento', '5-3-1990', '05/03/1990'],
    ['Nascimento', '1990-11-05', '05/11/1990'],
    ['Nascimento', '05 11 1990', '05/11/1990'],
    ['Rua', '-', '-'],
    ['Rua', '- Centro', 'Centro'],
    ['Rua', 'Rua Augusta, nº 100 (fundos)', 'Rua Augusta nº 100 fundos'],
    ['Rua', "Olho d´Água ' das '' Flores", "Olho d'Água das Flores"],
  ])('%s: %j becomes %j', async (label, clipboard, text) => {
    const { input, user } = await renderFocused(label, masks[label]);
    await user.paste(clipboard);
    expect(input.value.trimEnd()).toBe(text);
  });
});

test('a CPF with too many digits is formatted as a CNPJ, and as a CPF again once it is shortened', async () => {
  const { input, user } = await renderFocused('CPF ou CNPJ', masks['CPF ou CNPJ']);
  await user.type(input, '123456780001');
  expect(input).toHaveValue('12.345.678/0001');
  await user.keyboard('{Backspace}');
  expect(input).toHaveValue('123.456.780-00');
});

test('an insertion in the middle leaves the caret behind it', async () => {
  const { input, user } = await renderFocused('CNPJ', masks.CNPJ);
  await user.type(input, '1245678000195');
  input.setSelectionRange(2, 2);
  await user.keyboard('3');
  expect(input).toHaveValue('12.345.678/0001-95');
  expect(input.selectionStart).toBe(4);
});

test('a word inserted between two words moves only the text after it', async () => {
  const { input, user } = await renderFocused('Rua', masks.Rua);
  await user.type(input, 'Avenida Julho');
  input.setSelectionRange(8, 8);
  await user.keyboard('24 de ');
  expect(input).toHaveValue('Avenida 24 de Julho');
  expect(input.selectionStart).toBe(14);
});

test('a name that ends in a space can be continued', async () => {
  const { input, user } = await renderFocused('Rua', masks.Rua);
  await user.type(input, 'Rua ');
  expect(input).toHaveValue('Rua ');
  await user.keyboard('A');
  expect(input).toHaveValue('Rua A');
});
