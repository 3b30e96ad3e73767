import { object } from 'yup';
import { collectErrors } from '@/validation/schemas/collectErrors';
import { termsField } from '@/validation/schemas/termsField';

test.each([
  [{ terms: true }, {}],
  [{ terms: false }, { terms: 'validation.terms' }],
  [{}, { terms: 'validation.terms' }],
])('%j → %j', (values, errors) => {
  expect(collectErrors(object({ terms: termsField() }), values)).toEqual(errors);
});
