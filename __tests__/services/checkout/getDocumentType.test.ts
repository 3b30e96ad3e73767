import { getDocumentType } from '@/services/checkout/documentType';

test.each([
  ['pt-BR', 'cpf'],
  ['es-PE', 'dni'],
  ['pt-MZ', null],
] as const)('a buyer of %s is asked for %s', (locale, document) => {
  expect(getDocumentType(locale)).toBe(document);
});
