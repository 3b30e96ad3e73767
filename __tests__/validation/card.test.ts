import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { cardCompanies } from '@/contract/enumerations';
import { hasCardChecksum } from '@/domain/cards';
import {
  validateCardCompany,
  validateCardExpirationDate,
  validateCardHolder,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/validation/card';
import { detectCardCompany } from '@/domain/detectCardCompany';

describe('validateCardNumber', () => {
  test.each([
    '4111 1111 1111 1111',
    '4111111111111111',
    '5555 5555 5555 4444',
    '3782 822463 10005',
    '3056 930902 5904',
    '4000 0000 0000 0002',
  ])('accepts %j', (number) => {
    expect(validateCardNumber(number)).toBeUndefined();
  });

  test.each([
    ['', 'empty'],
    ['4111 1111 1111 1112', 'wrong check digit'],
    ['0000 0000 0000 0000', 'sum of zero'],
    ['4111-1111-1111-1111', 'not a digit'],
    ['4222222222222', '13 digits'],
    ['41111111111111113', '17 digits'],
  ])('refuses %j (%s)', (number) => {
    expect(validateCardNumber(number)).toBe('validation.cardNumber');
  });
});

describe('validateCardCompany', () => {
  test.each(cardCompanies)('accepts %s by its name in the API', (company) => {
    expect(validateCardCompany(company)).toBeUndefined();
  });

  test.each(['', 'Visa', 'hipercard', 'toString'])('refuses %j', (company) => {
    expect(validateCardCompany(company)).toBe('validation.cardCompany');
  });
});

describe('validateCardHolder', () => {
  test.each(['ANA SOUZA', "JOANA D'ARC", 'LOJA 24 HORAS', 'JOSÉ Ñ'])('accepts %j', (holder) => {
    expect(validateCardHolder(holder)).toBeUndefined();
  });

  test.each(['4111 1111 1111 1111', '12345', 'ANA 4111111111111111', '...'])(
    'refuses %j',
    (holder) => {
      expect(validateCardHolder(holder)).toBe('validation.cardHolder');
    },
  );
});

describe('validateCardExpirationDate', () => {
  const now = new Date(2026, 10, 20);

  test.each(['11/26', '12/26', '01/27', '12/36', '1126', '12/2036', '1/27', '11 / 26'])(
    'accepts %j in November 2026',
    (date) => {
      expect(validateCardExpirationDate(date, now)).toBeUndefined();
    },
  );

  test.each([
    '',
    '10/26',
    '12/25',
    '13/26',
    '00/27',
    '01/37',
    '11/2126',
    '11/1926',
    '11/026',
    '11',
    '1/2',
    'ab/cd',
  ])('refuses %j in November 2026', (date) => {
    expect(validateCardExpirationDate(date, now)).toBe('validation.cardExpirationDate');
  });

  test.each([
    [new Date(2026, 11, 31, 23, 59, 59), undefined],
    [new Date(2027, 0, 1), 'validation.cardExpirationDate'],
  ])('a card is valid until the last moment of its month (%s)', (moment, message) => {
    expect(validateCardExpirationDate('12/26', moment)).toBe(message);
  });

  test('accepts a month exactly when it is neither past nor in a year more than 10 ahead', () => {
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(month, fc.integer({ min: -12, max: 12 }), month, (month, ahead, currentMonth) => {
        const today = new Date(2040, currentMonth - 1, 15);
        const date = `${String(month).padStart(2, '0')}/${String(40 + ahead)}`;
        const isGood = (ahead > 0 && ahead <= 10) || (ahead === 0 && month >= currentMonth);
        expect(validateCardExpirationDate(date, today) === undefined).toBe(isGood);
      }),
    );
  });
});

describe('validateCardSecurityCode', () => {
  const message = 'validation.cardSecurityCode';

  test.each<[string, 3 | 4 | undefined, string | undefined]>([
    ['123', undefined, undefined],
    ['1234', undefined, undefined],
    ['123', 3, undefined],
    ['1234', 4, undefined],
    ['000', 3, undefined],
    ['1234', 3, message],
    ['123', 4, message],
    ['12', undefined, message],
    ['12345', undefined, message],
    ['12a', undefined, message],
    ['', undefined, message],
  ])('%j with %s expected digits → %s', (code, expectedLength, expected) => {
    expect(validateCardSecurityCode(code, expectedLength)).toBe(expected);
  });
});

describe('detectCardCompany', () => {
  test.each([
    ['4111 1111 1111 1111', 'visa'],
    ['41', 'visa'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['3782 822463 10005', 'american_express'],
    ['34', 'american_express'],
    ['3056 930902 5904', 'diners'],
    ['38', 'diners'],
    ['4011 7812 3456 7890', 'elo'],
    ['4514 16', 'elo'],
    ['6500 31', 'elo'],
    ['6362 97', 'elo'],
  ])('%s is %s', (number, company) => {
    expect(detectCardCompany(number)).toBe(company);
  });

  test.each([
    ['', 'nothing typed'],
    ['4', 'Visa and Elo begin so'],
    ['7', 'nobody begins so'],
    ['6509 7900', 'the table has it as Discover, and may be behind Elo'],
    ['5066 9800', 'the table has it as Maestro, and may be behind Elo'],
    ['6363 6900', 'the table has it as Maestro, and may be behind Elo'],
  ])('%j gives no card company (%s)', (number) => {
    expect(detectCardCompany(number)).toBeUndefined();
  });

  test.each([
    ['6062 82', 'Hipercard'],
    ['6011 11', 'Discover'],
    ['3528 00', 'JCB'],
    ['9', 'Troy'],
  ])('%j is of a card company that is not accepted (%s)', (number) => {
    expect(detectCardCompany(number)).toBeNull();
  });
});

test('the docs state the version of the table of card numbers', () => {
  const require = createRequire(import.meta.url);
  const { version } = require('credit-card-type/package.json') as { version: string };
  expect(readFileSync('docs/behaviour.md', 'utf8')).toContain(`\`credit-card-type\` ${version},`);
});

describe('hasCardChecksum', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['4111 1111 1111 1111', true],
    ['18', true],
    ['0', false],
    ['0000', false],
    ['4111111111111112', false],
    ['4111-1111', false],
    ['４１１１', false],
  ])('%j → %s', (value, expected) => {
    expect(hasCardChecksum(value)).toBe(expected);
  });

  test('exactly one check digit completes a number', () => {
    const payload = fc.stringMatching(/^[1-9][0-9]{12,14}$/);
    fc.assert(
      fc.property(payload, (digits) => {
        const fitting = Array.from('0123456789').filter((last) => hasCardChecksum(digits + last));
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  test('notices two swapped neighbouring digits, except 09 and 90', () => {
    const number = fc.stringMatching(/^[0-9]{15}$/).filter((digits) => hasCardChecksum(digits));
    fc.assert(
      fc.property(number, fc.nat(13), (digits, index) => {
        const pair = digits.slice(index, index + 2);
        const [first = '', second = ''] = pair;
        fc.pre(first !== second && pair !== '09' && pair !== '90');
        const swapped = `${digits.slice(0, index)}${second}${first}${digits.slice(index + 2)}`;
        expect(hasCardChecksum(swapped)).toBe(false);
      }),
    );
  });
});
