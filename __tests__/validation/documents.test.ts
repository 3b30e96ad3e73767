import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { toDocumentNumber } from '@/domain/documentNumber';
import {
  validateBirthDate,
  validateCnpj,
  validateCpf,
  validateDni,
  validateRegistry,
} from '@/validation/documents';

describe('validateCpf', () => {
  test.each(['123.456.789-09', '12345678909', ' 123.456.789-09 ', '529.982.247-25'])(
    'accepts %j',
    (cpf) => {
      expect(validateCpf(cpf)).toBeUndefined();
    },
  );

  test.each([
    '',
    '123.456.789-00',
    '123.456.789-19',
    '1234567890',
    '123456789090',
    '123.456.78909',
    '123-456-789-09',
    '1234567890a',
    '111.111.111-11',
    '00000000000',
  ])('refuses %j', (cpf) => {
    expect(validateCpf(cpf)).toBe('validation.cpf');
  });

  test('exactly one pair of check digits fits, the same as in an independent implementation', () => {
    const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
    const base = fc.stringMatching(/^[0-9]{9}$/).filter((digits) => new Set(digits).size > 1);
    fc.assert(
      fc.property(base, (digits) => {
        const accepted = endings.filter(
          (ending) => validateCpf(`${digits}${ending}`) === undefined,
        );
        expect(accepted).toHaveLength(1);
        expect(isValidCpf(`${digits}${accepted[0] ?? ''}`)).toBe(true);
      }),
    );
  });
});

describe('validateCnpj', () => {
  test.each([
    '12.345.678/0001-95',
    '12345678000195',
    'Q0.SLF.MBD/7VX4-39',
    'q0slfmbd7vx439',
    '12.ABC.345/01DE-35',
  ])('accepts %j', (cnpj) => {
    expect(validateCnpj(cnpj)).toBeUndefined();
  });

  test.each([
    '',
    '12.345.678/0001-90',
    '1234567800019',
    '123456780001950',
    '00.000.000/0000-00',
    '11111111111111',
    '12.ABC.345/01DE-3A',
    '12.ABÇ.345/01DE-35',
  ])('refuses %j', (cnpj) => {
    expect(validateCnpj(cnpj)).toBe('validation.cnpj');
  });

  test.each([
    ['digits', /^[0-9]{12}$/],
    ['letters and digits', /^[0-9A-Z]{12}$/],
  ])('exactly one pair of check digits fits %s, as independently computed', (_, pattern) => {
    const endings = Array.from({ length: 100 }, (__, ending) => String(ending).padStart(2, '0'));
    const base = fc.stringMatching(pattern).filter((text) => new Set(text).size > 1);
    fc.assert(
      fc.property(base, (text) => {
        const accepted = endings.filter((ending) => validateCnpj(`${text}${ending}`) === undefined);
        expect(accepted).toHaveLength(1);
        expect(isValidCnpj(`${text}${accepted[0] ?? ''}`, { version: 2 })).toBe(true);
      }),
    );
  });
});

describe('validateRegistry', () => {
  test.each(['123.456.789-09', '12.345.678/0001-95', '12.ABC.345/01DE-35'])(
    'accepts %j',
    (number) => {
      expect(validateRegistry(number)).toBeUndefined();
    },
  );

  test.each(['', '12345678', '123.456.789-00', '12.345.678/0001-90'])('refuses %j', (number) => {
    expect(validateRegistry(number)).toBe('validation.registry');
  });
});

describe('validateDni', () => {
  test.each(['12345678', ' 00000001 '])('accepts %j', (dni) => {
    expect(validateDni(dni)).toBeUndefined();
  });

  test.each(['', '1234567', '123456789', '1234567a', '11111111', '00000000'])(
    'refuses %j',
    (dni) => {
      expect(validateDni(dni)).toBe('validation.dni');
    },
  );
});

describe('validateBirthDate', () => {
  const now = new Date(2026, 10, 20, 15, 30);

  test.each(['01/01/2000', '29/02/2004', '19/11/2026', '20/11/1906', ' 31/12/1999 '])(
    'accepts %j on 20 November 2026',
    (date) => {
      expect(validateBirthDate(date, now)).toBeUndefined();
    },
  );

  test.each([
    '',
    '20/11/2026',
    '01/01/2030',
    '19/11/1906',
    '29/02/2003',
    '31/04/1990',
    '00/01/1990',
    '01/13/1990',
    '1/1/1990',
    '01/01/90',
    '1990-01-01',
  ])('refuses %j on 20 November 2026', (date) => {
    expect(validateBirthDate(date, now)).toBe('validation.birthDate');
  });

  test('accepts exactly the days that the calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1930, max: 2020 }),
        (day, month, year) => {
          const text = [day, month, year].map((part) => String(part).padStart(2, '0')).join('/');
          const daysInMonth = new Date(year, month, 0).getDate();
          expect(validateBirthDate(text, now) === undefined).toBe(day <= daysInMonth);
        },
      ),
    );
  });
});

describe('toDocumentNumber', () => {
  test.each([
    ['123.456.789-09', '12345678909'],
    [' 12.abc.345/01de-35 ', '12ABC34501DE35'],
    ['12345678', '12345678'],
  ])('%j is sent as %s', (typed, sent) => {
    expect(toDocumentNumber(typed)).toBe(sent);
  });
});
