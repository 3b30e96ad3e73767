import { collectErrors } from '@/validation/schemas/collectErrors';
import { leadSchema } from '@/validation/schemas/leadSchema';

const lead = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  phone: '(11) 98765-4321',
  phoneCountry: 'BR',
};

test('a complete lead has no errors', () => {
  expect(collectErrors(leadSchema(), lead)).toEqual({});
});

test('an untouched form names every field', () => {
  expect(
    collectErrors(leadSchema(), { name: '', email: '', phone: '', phoneCountry: 'BR' }),
  ).toEqual({
    name: 'validation.required',
    email: 'validation.required',
    phone: 'validation.required',
  });
});

test.each([
  [{ name: 'Ana' }, { name: 'validation.name.oneWord' }],
  [{ email: 'ana@' }, { email: 'validation.email' }],
  [{ phone: '912 345 678' }, { phone: 'validation.phone' }],
  [{ phone: '912 345 678', phoneCountry: 'PE' }, {}],
  [{ phone: '82 123 4567', phoneCountry: 'MZ' }, {}],
  [{ phone: '+351 912 345 678', phoneCountry: 'PT' }, {}],
])('%j → %j', (change, errors) => {
  expect(collectErrors(leadSchema(), { ...lead, ...change })).toEqual(errors);
});

test('casting gives the values to send, without the spaces around them', () => {
  const { name, email } = leadSchema().cast({ ...lead, name: ' Ana Souza ', email: 'a@b.com ' });
  expect({ name, email }).toEqual({ name: 'Ana Souza', email: 'a@b.com' });
});
