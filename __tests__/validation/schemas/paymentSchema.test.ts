import { collectErrors } from '@/validation/schemas/collectErrors';
import { paymentSchema } from '@/validation/schemas/paymentSchema';

test.each([
  ['cpf', '123.456.789-09', '123.456.789-00', 'validation.cpf'],
  ['cnpj', '12.ABC.345/01DE-35', '123.456.789-09', 'validation.cnpj'],
  ['dni', '12345678', '11111111', 'validation.dni'],
  ['registry', '12.345.678/0001-95', '12345678', 'validation.registry'],
] as const)('asks for a %s', (documentType, valid, invalid, message) => {
  const schema = paymentSchema({ documentType, isDocumentRequired: true, asksTerms: false });
  expect(collectErrors(schema, { document: valid })).toEqual({});
  expect(collectErrors(schema, { document: invalid })).toEqual({ document: message });
  expect(collectErrors(schema, { document: '' })).toEqual({ document: 'validation.required' });
});

test('checks a document that is not required only when it is filled in', () => {
  const schema = paymentSchema({
    documentType: 'cpf',
    isDocumentRequired: false,
    asksTerms: false,
  });
  expect(collectErrors(schema, { document: '' })).toEqual({});
  expect(collectErrors(schema, { document: '123.456.789-09' })).toEqual({});
  expect(collectErrors(schema, { document: '123' })).toEqual({ document: 'validation.cpf' });
});

const optionalDocument = { documentType: 'cpf', isDocumentRequired: false } as const;

test('asks to accept the terms where the brand has them', () => {
  const schema = paymentSchema({ ...optionalDocument, asksTerms: true });
  expect(collectErrors(schema, { terms: true })).toEqual({});
  expect(collectErrors(schema, { terms: false })).toEqual({ terms: 'validation.terms' });
  expect(collectErrors(schema, {})).toEqual({ terms: 'validation.terms' });
  expect(
    collectErrors(paymentSchema({ ...optionalDocument, asksTerms: false }), { terms: false }),
  ).toEqual({});
});
