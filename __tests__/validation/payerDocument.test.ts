import { type DocumentType, locales, type PaymentMethod } from '@/contract/enumerations';
import { identifyDocument } from '@/validation/documents';
import { getRequiredDocument, isRegistered } from '@/validation/payerDocument';

const common = { operation: 'BR', method: 'credit-card', isTrial: false, known: null } as const;

test.each([
  ['pt-BR', 'cpf'],
  ['es-PE', 'dni'],
  ['pt-MZ', null],
] as const)('a buyer with %s needs the document %s', (locale, document) => {
  expect(getRequiredDocument({ ...common, locale, isTrial: true })).toBe(document);
});

test('a purchase accepts a CNPJ, a trial only a CPF', () => {
  expect(getRequiredDocument({ ...common, locale: 'pt-BR' })).toBe('registry');
});

const registered: PaymentMethod[] = ['pix', 'bankslip', 'credit-card+pix', 'livelo+pix'];
const free: PaymentMethod[] = ['credit-card', 'credit-card+credit-card', 'pix-in-person', 'cash'];

test.each(locales.flatMap((locale) => registered.map((method) => [locale, method] as const)))(
  'in %s a Brazilian bank requires a CPF or CNPJ for %s',
  (locale, method) => {
    const purchase = { ...common, locale, method };
    expect(getRequiredDocument(purchase)).toBe('registry');
    expect(getRequiredDocument({ ...purchase, known: 'dni' })).toBe('registry');
    expect(getRequiredDocument({ ...purchase, known: 'cpf' })).toBeNull();
    expect(getRequiredDocument({ ...purchase, known: 'cnpj' })).toBeNull();
  },
);

test.each(free)('%s is not registered with a bank', (method) => {
  expect(isRegistered('BR', [method])).toBe(false);
  expect(getRequiredDocument({ ...common, locale: 'es-PE', method })).toBe('dni');
  expect(getRequiredDocument({ ...common, locale: 'es-PE', method, known: 'dni' })).toBeNull();
});

test.each(locales)('a buyer in Mozambique who reads %s needs no document', (locale) => {
  for (const method of [...registered, ...free])
    expect(getRequiredDocument({ ...common, locale, method, operation: 'MZ' })).toBeNull();
});

test.each<[string, DocumentType | undefined]>([
  ['12345678909', 'cpf'],
  ['12ABC34501DE35', 'cnpj'],
  ['12345678', 'dni'],
  ['11111111', undefined],
  ['12345678900', undefined],
])('%s is a %s', (document, type) => {
  expect(identifyDocument(document)).toBe(type);
});
