import { toCardPart } from '@/components/payment/methods/card';
import {
  createCard,
  type FormMethod,
  getInitialValues,
  type PaymentValues,
} from '@/components/payment/paymentValues';
import { createPaymentValidation } from '@/components/payment/validation';
import { buildPlan } from '../../support/builders';

type ValidationContext = Parameters<typeof createPaymentValidation>[0];

const context: ValidationContext = {
  brand: {
    cardCompanies: ['visa', 'mastercard', 'american_express', 'elo'],
    isAcceptanceEnabled: true,
    needsDocumentForInvoice: true,
  },
  plan: buildPlan(),
  isTrial: false,
  clockOffset: 0,
  asksAddress: false,
  requiresAddress: false,
  getDocument: () => 'cpf',
  locale: 'pt-BR',
};

const card = {
  ...createCard('12'),
  company: 'visa',
  holder: 'ANA SOUZA',
  number: '4111 1111 1111 1111',
  expirationDate: '11/26',
  securityCode: '123',
};

const amex = { company: 'american_express', number: '3782 822463 10005' };
const unknownNumber = '9999 9999 9999 9995';
const hipercard = '6062 8256 7890 1234';

const cpf = '123.456.789-09';

const filledIn = (method: FormMethod, more: Partial<PaymentValues> = {}): PaymentValues => ({
  ...getInitialValues(method, buildPlan(), 'Brasil', { mpesaPhone: '' }),
  cards: [card],
  document: cpf,
  terms: true,
  ...more,
});

const withoutInvoice = { ...context.brand, needsDocumentForInvoice: false };

const check = (values: PaymentValues, more: Partial<ValidationContext> = {}) =>
  createPaymentValidation({ ...context, ...more })(values);

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20) });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('a card', () => {
  test('that is complete has no errors', async () => {
    expect(await check(filledIn('credit-card'))).toEqual({});
  });

  test.each([
    [{ installments: '' }, { installments: 'validation.required' }],
    // The number determines the company where the page has not chosen one yet.
    [{ company: '' }, null],
    [{ company: '', number: unknownNumber }, { company: 'validation.cardCompany' }],
    [{ company: 'visa', number: unknownNumber }, null],
    [{ company: 'other', number: unknownNumber }, { company: 'validation.cardCompany' }],
    // Chosen by hand against the tables, which do not know all numbers: the bank decides.
    [{ company: 'elo' }, null],
    [{ company: 'elo', number: '6509790000000009' }, null],
    [{ company: '', number: '6509790000000009' }, { company: 'validation.cardCompany' }],
    // A known company that this brand does not accept, chosen by hand.
    [{ company: 'diners' }, { company: 'validation.cardCompany' }],
    [{ number: hipercard, company: '' }, { number: 'validation.cardNotAccepted' }],
    // A known company that this brand does not accept.
    [{ number: '3056 930902 5904', company: '' }, { number: 'validation.cardNotAccepted' }],
    [{ holder: ' ' }, { holder: 'validation.required' }],
    [{ holder: '4111 1111 1111 1111' }, { holder: 'validation.cardHolder' }],
    [{ number: '' }, { number: 'validation.required' }],
    [{ number: '5078 6018 0000 3247 985', company: 'elo' }, { number: 'validation.cardNumber' }],
    [{ number: '4111 1111 1111 1112' }, { number: 'validation.cardNumber' }],
    [{ expirationDate: '' }, { expirationDate: 'validation.required' }],
    [{ expirationDate: '10/26' }, { expirationDate: 'validation.cardExpirationDate' }],
    [{ securityCode: '' }, { securityCode: 'validation.required' }],
    [{ securityCode: '1234' }, { securityCode: 'validation.cardSecurityCode' }],
    [amex, { securityCode: 'validation.cardSecurityCode' }],
    [{ ...amex, securityCode: '1234' }, null],
    [{ ...amex, company: '' }, { securityCode: 'validation.cardSecurityCode' }],
    // Three or four digits pass while no company is known.
    [
      { company: '', number: unknownNumber, securityCode: '1234' },
      { company: 'validation.cardCompany' },
    ],
  ])('%j → %j', async (change, errors) => {
    const found = await check(filledIn('credit-card', { cards: [{ ...card, ...change }] }));
    expect(found).toEqual(errors === null ? {} : { cards: [errors] });
  });

  test('expires when the month ends while the form is open', async () => {
    const validate = createPaymentValidation(context);
    expect(await validate(filledIn('credit-card'))).toEqual({});
    vi.setSystemTime(new Date(2026, 11, 1));
    expect(await validate(filledIn('credit-card'))).toEqual({
      cards: [{ expirationDate: 'validation.cardExpirationDate' }],
    });
    vi.setSystemTime(new Date(2026, 10, 20));
  });

  test('is checked by the clock of the server, whatever the clock of the buyer shows', async () => {
    vi.setSystemTime(new Date(2018, 0, 1));
    const clockOffset = new Date(2026, 10, 20).getTime() - Date.now();
    expect(await check(filledIn('credit-card'), { clockOffset })).toEqual({});
    const old = { cards: [{ ...card, expirationDate: '01/19' }] };
    expect(await check(filledIn('credit-card', old), { clockOffset })).toEqual({
      cards: [{ expirationDate: 'validation.cardExpirationDate' }],
    });
    vi.setSystemTime(new Date(2026, 10, 20));
  });

  test('is sent with the company that its number shows, before the page has chosen one', () => {
    const values = filledIn('credit-card', { cards: [{ ...card, company: '' }] });
    const part = toCardPart(buildPlan(), values);
    expect(part.cardCompany).toBe('visa');
  });

  test('is not checked when it is a second one that is not used', async () => {
    expect(await check(filledIn('credit-card', { cards: [card, createCard('1')] }))).toEqual({});
  });
});

describe('two methods', () => {
  const two = (more: Partial<PaymentValues> = {}) =>
    filledIn('credit-card+credit-card', { cards: [card, card], firstAmount: 60000, ...more });

  test('two complete cards have no errors', async () => {
    expect(await check(two())).toEqual({});
  });

  test.each([
    [{ firstAmount: 99 }, { firstAmount: 'validation.splitAmount' }],
    [{ firstAmount: 100 }, {}],
    [{ firstAmount: 119900 }, {}],
    [{ firstAmount: 119901 }, { firstAmount: 'validation.splitAmount' }],
    [{ cards: [{ ...card, number: '' }, card] }, { cards: [{ number: 'validation.required' }] }],
    [
      { cards: [card, { ...card, number: '4111' }] },
      { cards: [undefined, { number: 'validation.cardNumber' }] },
    ],
    [
      { cards: [card, { ...card, ...amex }] },
      { cards: [undefined, { securityCode: 'validation.cardSecurityCode' }] },
    ],
  ])('%j → %j', async (change, errors) => {
    expect(await check(two(change))).toEqual(errors);
  });

  test('have no second card to check beside Pix', async () => {
    const values = filledIn('credit-card+pix', {
      cards: [card, createCard('1')],
      firstAmount: 60000,
    });
    expect(await check(values)).toEqual({});
    expect(await check({ ...values, document: '' })).toEqual({ document: 'validation.required' });
  });
});

describe('the document', () => {
  test.each([
    ['cpf', cpf, '123.456.789-00', 'validation.cpf'],
    ['dni', '12345678', '11111111', 'validation.dni'],
  ] as const)('is checked as a %s', async (document, valid, invalid, message) => {
    const checkDocument = (text: string) =>
      check(filledIn('pix', { document: text }), { getDocument: () => document });
    expect(await checkDocument(valid)).toEqual({});
    expect(await checkDocument(invalid)).toEqual({ document: message });
    expect(await checkDocument(' ')).toEqual({ document: 'validation.required' });
  });

  test('that only an invoice needs is checked when it is filled in', async () => {
    const checkDocument = (document: string) =>
      check(filledIn('credit-card', { document }), { brand: withoutInvoice });
    expect(await checkDocument('')).toEqual({});
    expect(await checkDocument(cpf)).toEqual({});
    expect(await checkDocument('123')).toEqual({ document: 'validation.cpf' });
  });

  test.each(['credit-card', 'cash'] as const)(
    'is required with %s for the invoice',
    async (method) => {
      const errors = { document: 'validation.required' };
      expect(await check(filledIn(method, { document: '' }))).toEqual(errors);
    },
  );

  test.each(['pix', 'bankslip'] as const)('is required with %s by the bank', async (method) => {
    expect(await check(filledIn(method, { document: '' }), { brand: withoutInvoice })).toEqual({
      document: 'validation.required',
    });
  });

  test('is not required where the buyer has none to give', async () => {
    expect(await check(filledIn('pix', { document: '' }), { getDocument: () => null })).toEqual({});
  });
});

describe('the terms', () => {
  const refused = { terms: 'validation.terms' };
  test.each(['credit-card', 'pix', 'cheque'] as const)(
    'have to be accepted with %s',
    async (method) => {
      expect(await check(filledIn(method, { terms: false }))).toEqual(refused);
      expect(
        await check(filledIn(method, { terms: false }), {
          brand: { ...context.brand, isAcceptanceEnabled: false },
        }),
      ).toEqual({});
    },
  );

  test('of a stored card are not checked here, as they stand beside its button', async () => {
    const values = { cards: [createCard('')], document: '', terms: false };
    expect(await check(filledIn('default-credit-card', values))).toEqual({});
  });

  test('are accepted on the second half of a card form that has two', async () => {
    const values = filledIn('credit-card', { terms: false });
    expect(await check(values, { requiresAddress: true })).toEqual({});
    const second = await check(values, { requiresAddress: true, asksAddress: true });
    expect(second).toMatchObject({ ...refused, street: 'validation.required' });
    expect(second).not.toHaveProperty('cards');
  });
});

test.each([
  ['', 'validation.required'],
  ['82 123', 'validation.mpesaPhone'],
  ['84 123 4567', undefined],
])('M-Pesa with the number %j: %s', async (mpesaPhone, message) => {
  const values = filledIn('m-pesa', { details: { mpesaPhone }, document: '' });
  expect(await check(values)).toEqual(message ? { details: { mpesaPhone: message } } : {});
});

test('a text that a mask would empty is refused as invalid, not as missing', async () => {
  const typed = { number: 'abc', expirationDate: '--', securityCode: 'x' };
  const values = filledIn('credit-card', { cards: [{ ...card, ...typed }], document: 'nenhum' });
  expect(await check(values)).toEqual({
    cards: [
      {
        number: 'validation.cardNumber',
        expirationDate: 'validation.cardExpirationDate',
        securityCode: 'validation.cardSecurityCode',
      },
    ],
    document: 'validation.cpf',
  });
});

test('an address is validated as its masks show it, in each country', async () => {
  const address = {
    street: 'Avenida Paulista, 1578',
    number: '1578',
    complement: 'Apto. 12-B',
    district: 'Bela Vista',
    city: 'Mogi-Mirim',
    state: 'SP',
    country: 'Brasil',
  };
  const checkAddress = (more: object, locale: ValidationContext['locale']) =>
    check(filledIn('credit-card', { ...address, ...more }), { asksAddress: true, locale });
  expect(await checkAddress({ postalCode: '01310100' }, 'pt-BR')).toEqual({});
  expect(await checkAddress({ postalCode: '11 00\u200b' }, 'pt-MZ')).toEqual({});
  expect(await checkAddress({ postalCode: '15-001' }, 'es-PE')).toEqual({});
  expect(await checkAddress({ postalCode: '0131010', street: '!!!' }, 'pt-BR')).toEqual({
    postalCode: 'validation.postalCode',
    street: 'validation.address',
  });
});
