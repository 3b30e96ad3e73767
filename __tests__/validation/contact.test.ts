import fc from 'fast-check';
import { Check } from 'typebox/value';
import { PhoneNumber } from '@/contract/lead';
import { normalizePhone } from '@/services/phone/phone';
import { validateEmail, validateName, validateRequired } from '@/validation/contact';
import { validateMpesaPhone, validatePhone } from '@/validation/phone';

describe('validateRequired', () => {
  test.each([
    ['', 'validation.required'],
    [' \t', 'validation.required'],
    ['0', undefined],
    [' a ', undefined],
  ])('%j → %s', (value, message) => {
    expect(validateRequired(value)).toBe(message);
  });
});

describe('validateName', () => {
  const forty = 'a'.repeat(40);

  test.each([
    ['Ana Souza', undefined],
    ['  Ana   Souza  ', undefined],
    ["Joana d'Arc", undefined],
    ['Joana D’Ávila', undefined],
    ['Joana D´Ávila', undefined],
    ['Joana D`Ávila', undefined],
    ['Ana\u200bSilva', undefined],
    ['José da Conceição', undefined],
    ['Jose\u0301 da Conceic\u0327a\u0303o', undefined],
    ['María Ñáñez Quispe', undefined],
    [`${forty} Souza`, undefined],
    [`Ana ${'a'.repeat(60)}`, undefined],
    [`${'e\u0301'.repeat(40)} Souza`, undefined],
    [`${forty}a Souza`, 'validation.name.tooLong'],
    [`${forty}a`, 'validation.name.tooLong'],
    [`Ana ${'Souza '.repeat(40)}`, 'validation.name.tooLong'],
    ['', 'validation.name.oneWord'],
    ['Ana', 'validation.name.oneWord'],
    [' Ana ', 'validation.name.oneWord'],
    ['Ana2', 'validation.name.oneWord'],
    ['Ana Souza2', 'validation.name.format'],
    ['Ana-Maria Souza', 'validation.name.format'],
    ['Ana S.', 'validation.name.format'],
    ['Ana 😀', 'validation.name.format'],
    ['ª º', 'validation.name.format'],
    ["Ana '", 'validation.name.format'],
    ['<b>Ana</b> Souza', 'validation.name.format'],
  ])('%j → %s', (name, message) => {
    expect(validateName(name)).toBe(message);
  });
});

describe('validateEmail', () => {
  const addressOf = (length: number) => `${'a'.repeat(60)}@${'b'.repeat(length - 65)}.com`;

  test.each([
    'ana@exemplo.com',
    'ana.souza+curso@exemplo.com.br',
    ' ana@exemplo.com ',
    'ANA@EXEMPLO.COM',
    'an@ab.co',
    'a1@b2.pt',
    addressOf(80),
  ])('accepts %j', (email) => {
    expect(validateEmail(email)).toBeUndefined();
  });

  test.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@@exemplo.com',
    'ana@exemplo..com',
    'ana souza@exemplo.com',
    'a@exemplo.com',
    'ana@e.com',
    'ana@exemplo.c',
    'joão@exemplo.com',
    'joao@exempló.com',
    'ana@exemplo.com,br',
    'ana@exemplo.com; bruno@exemplo.com',
    'Ana <ana@exemplo.com>',
    addressOf(81),
  ])('refuses %j', (email) => {
    expect(validateEmail(email)).toBe('validation.email');
  });
});

describe('validatePhone', () => {
  test.each([
    ['(11) 98765-4321', 'BR'],
    ['11987654321', 'BR'],
    ['11 98765 4321', 'BR'],
    ['82 123 4567', 'MZ'],
    ['871234567', 'MZ'],
    ['912 345 678', 'PE'],
    ['+351 912 345 678', 'PT'],
    ['+351912345678', 'BR'],
    ['+12345', 'US'],
    ['\u202a+55 11 98765-4321\u202c', 'BR'],
    ['00258 84 123 4567', 'BR'],
  ])('accepts %j in %s', (phone, country) => {
    expect(validatePhone(phone, country)).toBeUndefined();
  });

  test.each([
    ['', 'BR'],
    ['(11) 8765-4321', 'BR'],
    ['(11) 88765-4321', 'BR'],
    ['(10) 98765-4321', 'BR'],
    ['(01) 98765-4321', 'BR'],
    ['(11) 98765-43210', 'BR'],
    ['11a87654321', 'BR'],
    ['912345678', 'BR'],
    ['81 123 4567', 'MZ'],
    ['88 123 4567', 'MZ'],
    ['82 123 456', 'MZ'],
    ['812 345 678', 'PE'],
    ['912 345 67', 'PE'],
    ['912345678', 'PT'],
    ['+', 'BR'],
    ['+1234', 'US'],
    ['+1234567890123456', 'US'],
    ['+35191234567x', 'PT'],
  ])('refuses %j in %s', (phone, country) => {
    expect(validatePhone(phone, country)).toBe('validation.phone');
  });

  test('every phone that it accepts can be sent', () => {
    const digits = fc.stringMatching(/^[0-9]{5,15}$/);
    const typed = fc.tuple(fc.constantFrom('', '+', '+55', '+258', '+51', '+351'), digits);
    fc.assert(
      fc.property(typed, fc.constantFrom('BR', 'MZ', 'PE', 'PT'), ([prefix, rest], country) => {
        fc.pre(validatePhone(`${prefix}${rest}`, country) === undefined);
        const { value, error } = normalizePhone(`${prefix}${rest}`, country);
        expect(error).toBe(false);
        expect(Check(PhoneNumber, value)).toBe(true);
      }),
    );
  });
});

describe('validateMpesaPhone', () => {
  test.each([
    '841234567',
    '84 123 4567',
    '+258 84 123 4567',
    '00258841234567',
    '84-123-4567',
    '851234567',
    '258851234567',
    '0841234567',
  ])('%s is a number that can pay', (value) => {
    expect(validateMpesaPhone(value)).toBeUndefined();
  });

  test.each([
    '',
    '811234567',
    '821234567',
    '831234567',
    '861234567',
    '+258 87 123 4567',
    '881234567',
    '84123456',
    '8412345678',
    '+351841234567',
    '21 123 456',
  ])('"%s" is not a number that can pay', (value) => {
    expect(validateMpesaPhone(value)).toBe('validation.mpesaPhone');
  });
});
