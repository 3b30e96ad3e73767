import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { toPlainLine } from '@/domain/plainText';
import { validateAddress, validatePostalCode } from '@/validation/address';
import {
  plainTextMask,
  postalCodeMask,
  readPostalCode,
  readStreet,
  streetMask,
} from '@/validation/addressMasks';
import {
  cardNumberMask,
  expirationDateMask,
  readExpirationDate,
  securityCodeMask,
} from '@/validation/cardMasks';
import {
  birthDateMask,
  cnpjMask,
  cpfMask,
  dniMask,
  registryMask,
} from '@/validation/documentMasks';
import { verificationCodeMask } from '@/validation/maskDigits';
import { validateCnpj } from '@/validation/documents';
import { phoneMask } from '@/validation/phone';

const masks: readonly [string, MaskitoOptions][] = [
  ['CPF', cpfMask],
  ['CNPJ', cnpjMask],
  ['registry', registryMask],
  ['CEP', postalCodeMask('BR')],
  ['postal code of Mozambique', postalCodeMask('MZ')],
  ['birth date', birthDateMask],
  ['plain text', plainTextMask],
  ['street', streetMask],
];

test.each(masks)('%s: formatting a formatted text changes nothing', (_, mask) => {
  const typed = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcXYZé.-/, ')),
    maxLength: 24,
  });
  fc.assert(
    fc.property(typed, (text) => {
      const once = maskitoTransform(text, mask);
      expect(maskitoTransform(once, mask)).toBe(once);
    }),
  );
});

test.each([
  ['CPF', cpfMask, /^\d{11}$/],
  ['CNPJ', cnpjMask, /^[0-9A-Z]{12}[0-9]{2}$/],
  ['CEP', postalCodeMask('BR'), /^\d{8}$/],
] as const)('%s: punctuation and spaces between the characters change nothing', (_, mask, form) => {
  const separator = fc.constantFrom('', ' ', '.', '-', '/', ' - ');
  fc.assert(
    fc.property(fc.stringMatching(form), fc.array(separator, { maxLength: 14 }), (text, marks) => {
      const punctuated = [...text]
        .map((character, at) => `${at === 0 ? '' : (marks[at] ?? '')}${character}`)
        .join('');
      expect(maskitoTransform(punctuated, mask)).toBe(maskitoTransform(text, mask));
    }),
  );
});

test.each([
  [
    expirationDateMask,
    '12/32',
    ['12.2032', '12 / 32', '12–2032', '2032–12', '2032-12-01', '203212'],
  ],
  [expirationDateMask, '01/27', ['1 27', '0127', '01-2027', '1–27', '1.27', '1/2027', '2027/1']],
  [birthDateMask, '05/03/1990', ['5 3 1990', '5–3–1990', '1990-3-5', '1990.03.05', '05 3 1990']],
  [
    phoneMask('BR'),
    '(11) 98765-4321',
    [
      '011 98765–4321',
      '5511 98765‑4321',
      '011/98765-4321',
      '0015511987654321',
      '011-55-11-98765-4321',
      '+55 (0xx11) 98765-4321',
      '055 11 98765-4321',
      '00 55 11 98765-4321',
      '11 9 8765 4321 (WhatsApp)',
      '+55 11 9 8765 4321 (WhatsApp)',
      'Cel.: +55 (11) 98765-4321',
      'tel:+5511987654321',
      'https://wa.me/5511987654321',
      'wa.me/+5511987654321?text=Oi%202',
      'https://api.whatsapp.com/send?phone=5511987654321&text=Oi',
      'Casa 11 3456-7890, celular 11 98765-4321',
      '(11) 98765-4321 ramal 12',
      '📱 (11) 98765-4321',
    ],
  ],
  [
    phoneMask('MZ'),
    '84 123 4567',
    ['258841234567', '(+258) 84-123-4567', '0841234567', '011 258 841234567'],
  ],
  [
    phoneMask('PE'),
    '912 345 678',
    [
      '51912345678',
      '0051 912 345 678',
      '+51 0 912345678',
      '01 912345678',
      '+51 (1) 912345678',
      '1 912345678',
      '011 51 912345678',
    ],
  ],
] as const)('texts with the same meaning are formatted alike (%#)', (mask, shown, texts) => {
  for (const text of texts) expect(maskitoTransform(text, mask)).toBe(shown);
});

test.each([
  [phoneMask('BR'), '+1 551 198 7654', '+1 551 198 7654'],
  [phoneMask('BR'), '0044 7911 123456', '+447911123456'],
  [phoneMask('BR'), '01151987654321', '(51) 98765-4321'],
  [phoneMask('BR'), '1198765432', '(11) 98765-432'],
  [phoneMask('BR'), '11 98765-4321 ou 11 91234-5678', '1198765432111912345678'],
  [phoneMask('BR'), 'cel 11 98765-432', '(11) 98765-432'],
  [phoneMask('BR'), 'wa.me/351912345678', '351912345678'],
  [phoneMask('BR'), 'Whats: +351 912 345 678 (pessoal)', '+351 912 345 678'],
] as const)('a number is not taken for another one (%#)', (mask, text, shown) => {
  expect(maskitoTransform(text, mask)).toBe(shown);
});

test.each([
  [cpfMask, '12345678909'],
  [cnpjMask, '12345678000195'],
  [registryMask, '12345678000195'],
  [dniMask, '12345678'],
  [postalCodeMask('BR'), '01310-100'],
  [birthDateMask, '1990-3-5'],
  [cardNumberMask, '378282246310005'],
  [expirationDateMask, '2032-12'],
  [securityCodeMask, '1234'],
  [verificationCodeMask, '123456'],
  [phoneMask('BR'), '+55 (11) 98765-4321'],
  [phoneMask('PT'), '912345678'],
] as const)('digits of another width or script are the same digits (%#)', (mask, text) => {
  const shown = maskitoTransform(text, mask);
  for (const zero of [0xff10, 0x660, 0x966, 0x1d7ce]) {
    const typed = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    expect(maskitoTransform(typed, mask)).toBe(shown);
  }
  const fullWidth = text.replace(/[!-~]/g, (form) =>
    String.fromCharCode(form.charCodeAt(0) + 0xfee0),
  );
  expect(maskitoTransform(fullWidth, mask)).toBe(shown);
});

test.each([
  ['Avenida Paulista, 1578', 'Avenida Paulista', '1578'],
  ['Av. Paulista,1578 ', 'Av Paulista', '1578'],
  ['Rua Augusta, nº 100', 'Rua Augusta', '100'],
  ['Rua Augusta nº. 100', 'Rua Augusta', '100'],
  ['Rua Augusta, n. 12-B', 'Rua Augusta', '12 B'],
  ['Rua 25, 12b', 'Rua 25', '12b'],
  ['Avenida 24 de Julho，１２３４', 'Avenida 24 de Julho', '1234'],
  ['Av. Larco N.° 345', 'Av Larco', '345'],
  ['Av. Larco N° 345', 'Av Larco', '345'],
  ['Av. Brasil, 1.234', 'Av Brasil', '1234'],
  ['Av. Brasil nº 12.345-B', 'Av Brasil', '12345 B'],
  ['Av. Brasil, 5.', 'Av Brasil', '5'],
  ['Rua das Flores nº 5', 'Rua das Flores', '5'],
  ['Rua das Flores n° 5', 'Rua das Flores', '5'],
  ['Rua das Flores, n°5', 'Rua das Flores', '5'],
  ['Rua das Flores no. 5', 'Rua das Flores', '5'],
  ['Rua das Flores, No. 5', 'Rua das Flores', '5'],
  ['Rua das Flores n. 5', 'Rua das Flores', '5'],
  ['Rua das Flores número 5', 'Rua das Flores', '5'],
  ['Rua das Flores, numero: 5', 'Rua das Flores', '5'],
  ['Rua das Flores núm. 5', 'Rua das Flores', '5'],
  ['Rua das Flores - nro. 5', 'Rua das Flores', '5'],
  ['Rua das Flores nr 5', 'Rua das Flores', '5'],
  ['Rua das Flores, s/n', 'Rua das Flores', 's/n'],
  ['Rua das Flores S/N', 'Rua das Flores', 'S/N'],
  ['Rua das Flores, s/nº', 'Rua das Flores', 's/n'],
  ['Rua das Flores, S/N°.', 'Rua das Flores', 'S/N'],
  ['Rua das Flores, sem número', 'Rua das Flores', 's/n'],
  ['Rua 7 de Setembro, 100', 'Rua 7 de Setembro', '100'],
  ['Rua 7, nº 5', 'Rua 7', '5'],
  ['BR-101, 5', 'BR 101', '5'],
  ['Rua das Flores， ５', 'Rua das Flores', '5'],
  ['Rua N', 'Rua N', ''],
  ['Rua N 5', 'Rua N 5', ''],
  ['Rua S N', 'Rua S N', ''],
  ['Rua 7 de Setembro', 'Rua 7 de Setembro', ''],
  ['Quadra 5 Lote 3', 'Quadra 5 Lote 3', ''],
  ['BR-101 km 5', 'BR 101 km 5', ''],
  ['BR-101, km 5.300', 'BR 101 km 5 300', ''],
  ["Estr. do M'Boi Mirim, km 12,5", "Estr do M'Boi Mirim km 12 5", ''],
  ['BR-101, Quilômetro 12,5', 'BR 101 Quilômetro 12 5', ''],
  ['BR-101, km 12, nº 5', 'BR 101 km 12', '5'],
  ['BR-101, km 12, 1500', 'BR 101 km 12', '1500'],
  ['Rua Nova 1.200', 'Rua Nova 1 200', ''],
  ['Rua 25', 'Rua 25', ''],
  ['Rua 1301 4', 'Rua 1301 4', ''],
  ['Avenida Paulista 1578', 'Avenida Paulista 1578', ''],
  ['Rua Augusta, nº 100 (fundos)', 'Rua Augusta nº 100 fundos', ''],
  ['Quadra 5, Lote 3', 'Quadra 5 Lote 3', ''],
  ['25, 12', '25 12', ''],
  ['!!!', '!!!', ''],
])('the street %j is read as %j with the number %j', (typed, street, number) => {
  expect(readStreet({ street: typed, number: '' })).toEqual({ street, number });
  const shown = maskitoTransform(typed, streetMask);
  expect(readStreet({ street: shown, number: '' })).toEqual({ street, number });
});

test.each([
  '01310-100',
  '01310100',
  '01.310-100',
  '0131O-1OO',
  '01310 - 100',
  'CEP 01310-100',
  'CEP: 01310100.',
  '01310-100, 1578',
  '01310-100 1578',
  'Av. Paulista, 1578, 01310-100',
  '01310-100 - São Paulo/SP',
  '01310–100 (01310-100)',
])('finds the CEP in %j', (text) => {
  expect(readPostalCode(text, 'BR')).toBe('01310-100');
});

test.each(['01310-1001', '01310-100 ou 04538-133', '(11) 98765-4321', '123.456.789-09'])(
  '%j has no certain CEP',
  (text) => {
    expect(validatePostalCode(readPostalCode(text, 'BR'), 'BR')).toBe('validation.postalCode');
  },
);

test.each([
  '2030-1',
  '2030/01',
  '2030-01',
  '1/30',
  'jan/30',
  '01/30',
  '0130',
  '1-2030',
  // With the day before the month, or the year before it.
  '31/01/2030',
  '31-1-2030',
  '31/01/30',
  'Validade: 5/01/2030',
  '30/01',
  '30-1',
])('the expiry %j is read as 01/30', (text) => {
  expect(readExpirationDate(text)).toBe('01/30');
});

test('a number that is filled in leaves the street whole', () => {
  const filledIn = { street: 'Avenida Paulista, 1578', number: ' 12 ' };
  expect(readStreet(filledIn)).toEqual({ street: 'Avenida Paulista 1578', number: '12' });
});

test('a CNPJ in lower case is the same CNPJ', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/), (text) => {
      const typed = maskitoTransform(text.toLowerCase(), cnpjMask);
      expect(typed).toBe(maskitoTransform(text, cnpjMask));
      expect(validateCnpj(typed)).toBe(validateCnpj(text));
    }),
  );
});

test('whatever is pasted as an address, the text that remains is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const kept = maskitoTransform(text, plainTextMask);
      // Its rule refuses a text of nothing but symbols: an invisible filler counts as a letter.
      fc.pre(/[\p{L}\p{N}]/u.test(toPlainLine(kept)));
      expect(validateAddress(kept)).toBeUndefined();
    }),
  );
});
