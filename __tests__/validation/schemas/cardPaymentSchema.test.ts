import { cardPaymentSchema } from '@/validation/schemas/cardPaymentSchema';
import { collectErrors } from '@/validation/schemas/collectErrors';

const schema = cardPaymentSchema({
  now: new Date(2026, 10, 20),
  documentType: 'cpf',
  isDocumentRequired: true,
  asksTerms: true,
});

const card = {
  installments: '12',
  cardCompany: 'visa',
  cardHolder: 'ANA SOUZA',
  cardNumber: '4111 1111 1111 1111',
  cardExpirationDate: '11/26',
  cardSecurityCode: '123',
  document: '123.456.789-09',
  terms: true,
};

test('a complete card has no errors', () => {
  expect(collectErrors(schema, card)).toEqual({});
});

test.each([
  [{ installments: '' }, { installments: 'validation.required' }],
  [{ cardCompany: '' }, { cardCompany: 'validation.cardCompany' }],
  [{ cardHolder: ' ' }, { cardHolder: 'validation.required' }],
  [{ cardNumber: '' }, { cardNumber: 'validation.required' }],
  [{ cardNumber: '4111 1111 1111 1112' }, { cardNumber: 'validation.cardNumber' }],
  [{ cardExpirationDate: '10/26' }, { cardExpirationDate: 'validation.cardExpirationDate' }],
  [{ cardSecurityCode: '1234' }, { cardSecurityCode: 'validation.cardSecurityCode' }],
  [{ cardCompany: 'american_express' }, { cardSecurityCode: 'validation.cardSecurityCode' }],
  [{ cardCompany: 'american_express', cardSecurityCode: '1234' }, {}],
  [{ document: '123.456.789-00' }, { document: 'validation.cpf' }],
  [{ terms: false }, { terms: 'validation.terms' }],
])('%j → %j', (change, errors) => {
  expect(collectErrors(schema, { ...card, ...change })).toEqual(errors);
});

test('a code of three or four digits passes while no company is chosen', () => {
  expect(collectErrors(schema, { ...card, cardCompany: '', cardSecurityCode: '1234' })).toEqual({
    cardCompany: 'validation.cardCompany',
  });
});
