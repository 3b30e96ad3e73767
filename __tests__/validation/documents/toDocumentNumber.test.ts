import { toDocumentNumber } from '@/validation/documents/toDocumentNumber';

test.each([
  ['123.456.789-09', '12345678909'],
  [' 12.abc.345/01de-35 ', '12ABC34501DE35'],
  ['12345678', '12345678'],
])('%j is sent as %s', (typed, sent) => {
  expect(toDocumentNumber(typed)).toBe(sent);
});
