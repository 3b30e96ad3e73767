import { findAnyDocument, findDocument } from '@/domain/documentInText';

const cpf = '76429108007';

test.each([
  '76429108007',
  '764.291.080-07',
  '764 291 080 07',
  'C.P.F. 764.291.080-07',
  'C.P.F.: 764.291.080-07',
  '764.291.080-07 (CPF)',
  '(CPF) 764.291.080-07',
  'Meu CPF: 764.291.080-07',
  'meu cpf é 76429108007.',
  'CPF/MF nº 764.291.080-07',
  'CPF n° 764 291 080 07',
  'CPF764.291.080-07',
  'CPF - 764.291.080 - 07',
  'CPF = "764.291.080-07"',
  '“764.291.080-07”',
  '764.291.080–07',
  '764.291.080/07, CPF',
  'Maria da Silva, CPF 764.291.080-07, nascida em 05/03/1990',
  'RG 12.345.678-9 CPF 764.291.080-07',
  'RG: 12.345.678-9 SSP/SP, CPF: 764.291.080-07',
  'CPF 764.291.080-07 RG 12.345.678-9',
  '12.345.678-9 764.291.080-07',
  '12.345.678-9 - 764.291.080-07',
  'CPF 764.291.080-07 e tel. (11) 98765-4321',
  'CPF 764.291.080-07 (764.291.080-07)',
  'C.P.F. ７６４．２９１．０８０－０７',
  'CPF ٧٦٤٢٩١٠٨٠٠٧',
  'CPF:\u00a0764.291.080\u201107\u200b',
  '🙂 764.291.080-07',
  // Letters that look like digits.
  '764.291.O8O-O7',
  '764291o8Oo7',
  '764 29l 080 O7',
  'CPF: 764.29I.080-07',
  // From a spreadsheet.
  '76429108007.0',
  '76429108007.00',
  '76429108007,0',
  '00076429108007',
  'CPF 076429108007',
])('%j holds a CPF', (text) => {
  expect(findDocument(text, 'cpf')).toBe(cpf);
  expect(findDocument(text, 'registry')).toBe(cpf);
  expect(findAnyDocument(text)).toBe(cpf);
});

test.each([
  ['CNPJ 12.345.678/0001-95', '12345678000195'],
  ['C.N.P.J. nº 12.345.678/0001-95', '12345678000195'],
  ['Empresa X Ltda (CNPJ: 12345678000195)', '12345678000195'],
  ['CNPJ 12 345 678 0001 95 IE 110.042.490.114', '12345678000195'],
  ['cnpj: 12.abc.345/01de-35.', '12ABC34501DE35'],
  ['CNPJ12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['12.345.678/OOO1-95', '12345678000195'],
  ['12345678000195.0', '12345678000195'],
])('%j holds a CNPJ', (text, number) => {
  expect(findDocument(text, 'cnpj')).toBe(number);
  expect(findDocument(text, 'registry')).toBe(number);
  expect(findAnyDocument(text)).toBe(number);
});

test.each([
  'DNI: 12345678',
  'D.N.I. N° 12345678',
  '12345678 (DNI)',
  'DNI 12.345.678',
  'Mi DNI es 12345678.',
])('%j holds a DNI', (text) => {
  expect(findDocument(text, 'dni')).toBe('12345678');
  expect(findAnyDocument(text)).toBe('12345678');
});

test.each([
  '17801146-0',
  '17801146 0',
  '178011460',
  '17.801.146-0',
  '17801146 - 0',
  '17801146\u20110',
  'DNI: 17801146-0',
  'Mi DNI es 17801146-0, gracias',
  '17801146-D',
  '17801146d',
  '17801146 D',
  'DNI 17.801.146-D.',
  '17801146.0',
])('%j, where a DNI is asked for, gives the number without its check digit', (text) => {
  expect(findDocument(text, 'dni')).toBe('17801146');
});

test.each([
  // Check letters that look like digits, and digits in place of the letter.
  ['45678912-I', '45678912'],
  ['12345678-I', '12345678'],
  ['00123456-K', '00123456'],
  ['001234566', '00123456'],
  ['DNI 12345678, pasaporte 116872346', '12345678'],
])('%j holds the DNI %s', (text, dni) => {
  expect(findDocument(text, 'dni')).toBe(dni);
});

test.each([
  '001234567',
  '17801146-1',
  '17801146 1',
  '17.801.146-1',
  'DNI 178011461',
  '17801146-K',
  '17801146k',
  '17801146-X',
  'DNI: 17801146-K',
  'CE 001234567',
  'C.E. 178011460',
  'CE 17801146',
  // Its last digit happens to be the check digit of a DNI.
  'PAS 116872345',
  'Pasaporte: 116872345',
  '116872345 (pasaporte)',
  'Carné de extranjería N° 178011460',
])('%j, with a wrong check digit or from another document, is no DNI', (text) => {
  expect(findDocument(text, 'dni')).toBeUndefined();
  expect(findAnyDocument(text)).toBeUndefined();
});

test.each(['12345678-1', '123456781', '12.345.678-9', '12.345.678-X', '12345678-E', '12345678x'])(
  '%j is not found where any document is asked for, because it may be a Brazilian RG',
  (text) => {
    expect(findAnyDocument(text)).toBeUndefined();
  },
);

test.each([
  '987654321',
  '1234567890',
  '12345678-90',
  '1234567-8',
  '10123456789',
  '12345678 87654321',
])('%j holds no certain DNI', (text) => {
  expect(findDocument(text, 'dni')).toBeUndefined();
});

test('a CNPJ that begins with zeros is no CPF, whatever its last digits are', () => {
  expect(findDocument('00000000000191', 'registry')).toBe('00000000000191');
  expect(findDocument('00000000000191', 'cpf')).toBeUndefined();
});

test('finds the kind of document that the field asks for beside another kind', () => {
  const both = 'CNPJ 12.345.678/0001-95, CPF 764.291.080-07';
  expect(findDocument(both, 'cpf')).toBe(cpf);
  expect(findDocument(both, 'cnpj')).toBe('12345678000195');
  expect(findDocument(both, 'registry')).toBeUndefined();
  expect(findDocument('DNI 12345678, RUC 20123456789', 'dni')).toBe('12345678');
});

test.each([
  // Two candidates.
  'CPF 764.291.080-07 ou 529.982.247-25',
  '764.291.080-07 529.982.247-25',
  // Wrong digits, one too many, one too few.
  'CPF 764.291.080-08',
  'CPF 764.291.080-075',
  'CPF 764.291.080-07 5',
  'CPF 1 764.291.080-07',
  'CPF 764.291.080-7',
  'CPF 764.291.08x-07',
  '0000076429108007',
  '100076429108007',
  '00076429108008',
  '76429108007.5',
  'CPF 111.111.111-11',
  // Digits of two different things.
  'CPF 764.291 e 080-07',
  'CPF',
  '',
])('%j holds no certain CPF', (text) => {
  expect(findDocument(text, 'cpf')).toBeUndefined();
  expect(findDocument(text, 'registry')).toBeUndefined();
});

test('two CPFs and a number without a checksum are no DNI', () => {
  expect(findAnyDocument('764.291.080-07, 529.982.247-25, 12345678')).toBeUndefined();
});
