import { object } from 'yup';
import { documentRules } from '@/validation/documents';
import { collectErrors } from '@/validation/schemas/collectErrors';
import { follows, requiredText, text } from '@/validation/schemas/text';

test.each([
  ['cpf', '123.456.789-09', '123.456.789-00', 'validation.cpf'],
  ['cnpj', '12.ABC.345/01DE-35', '123.456.789-09', 'validation.cnpj'],
  ['dni', '12345678', '11111111', 'validation.dni'],
  ['registry', '12.345.678/0001-95', '12345678', 'validation.registry'],
] as const)('a %s follows its rule', (type, valid, invalid, message) => {
  const schema = object({ document: requiredText().test(follows(documentRules[type])) });
  expect(collectErrors(schema, { document: ` ${valid} ` })).toEqual({});
  expect(collectErrors(schema, { document: invalid })).toEqual({ document: message });
});

const rule = follows((value) => (value === 'ok' ? undefined : 'validation.name.format'));

test.each([[''], ['  '], [undefined], [null]])('%j is empty', (value) => {
  expect(collectErrors(object({ field: text().test(rule) }), { field: value })).toEqual({});
  expect(collectErrors(object({ field: requiredText().test(rule) }), { field: value })).toEqual({
    field: 'validation.required',
  });
});

test('reports the first of several faults, and errors have the shape of the values', () => {
  const twice = requiredText()
    .test(rule)
    .test({ name: 'second', test: () => false, message: 'x' });
  const schema = object({ inner: object({ field: twice }) });
  expect(collectErrors(schema, { inner: { field: 'no' } })).toEqual({
    inner: { field: 'validation.name.format' },
  });
});
