import { collectErrors } from '@/validation/schemas/collectErrors';
import { twoMethodsSchema } from '@/validation/schemas/twoMethodsSchema';

const context = {
  now: new Date(2026, 10, 20),
  documentType: 'cpf',
  isDocumentRequired: false,
  asksTerms: false,
  total: 120000,
  smallestPart: 100,
} as const;

const card = {
  installments: '1',
  cardCompany: 'visa',
  cardHolder: 'ANA SOUZA',
  cardNumber: '4111 1111 1111 1111',
  cardExpirationDate: '11/26',
  cardSecurityCode: '123',
};
const second = Object.fromEntries(
  Object.entries(card).map(([name, value]) => [`second-${name}`, value]),
);
const values = { ...card, ...second, firstAmount: 60000, document: '' };

const twoCards = twoMethodsSchema({ ...context, secondCard: 'second-' });
const cardAndPix = twoMethodsSchema({ ...context, secondCard: null });

test('two complete cards have no errors', () => {
  expect(collectErrors(twoCards, values)).toEqual({});
});

test.each([
  [{ firstAmount: 99 }, { firstAmount: 'validation.splitAmount' }],
  [{ firstAmount: 100 }, {}],
  [{ firstAmount: 119900 }, {}],
  [{ firstAmount: 119901 }, { firstAmount: 'validation.splitAmount' }],
  [{ cardNumber: '' }, { cardNumber: 'validation.required' }],
  [{ 'second-cardNumber': '4111' }, { 'second-cardNumber': 'validation.cardNumber' }],
  [
    { 'second-cardCompany': 'american_express' },
    { 'second-cardSecurityCode': 'validation.cardSecurityCode' },
  ],
])('%j → %j', (change, errors) => {
  expect(collectErrors(twoCards, { ...values, ...change })).toEqual(errors);
});

test('beside Pix there is no second card to check', () => {
  expect(collectErrors(cardAndPix, { ...values, 'second-cardNumber': '' })).toEqual({});
});
