import { billingAddressSchema } from '@/validation/schemas/billingAddressSchema';
import { collectErrors } from '@/validation/schemas/collectErrors';
import { leadSchema } from '@/validation/schemas/leadSchema';

describe('billingAddressSchema', () => {
  const maputo = {
    postalCode: '1100',
    street: 'Avenida 24 de Julho',
    number: '1234',
    complement: '',
    city: 'Maputo',
    state: 'Maputo',
    country: 'Moçambique',
  };

  const saoPaulo = {
    ...maputo,
    postalCode: '01310-100',
    street: 'Rua Augusta',
    district: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
  };

  test.each([
    ['MZ', maputo],
    ['MZ', { ...maputo, postalCode: '', complement: 'Prédio 33 2º andar' }],
    ['PE', { ...maputo, postalCode: '15001', city: 'Lima', state: 'Lima', country: 'Perú' }],
    ['PE', { ...maputo, postalCode: '' }],
    ['BR', saoPaulo],
  ] as const)('an address of %s: %j', (country, address) => {
    expect(collectErrors(billingAddressSchema({ country }), address)).toEqual({});
  });

  const changes: readonly [object, object][] = [
    [{ postalCode: '11' }, { postalCode: 'validation.postalCode' }],
    [{ street: '' }, { street: 'validation.required' }],
    [{ street: 'Av. 24 de Julho' }, { street: 'validation.address' }],
    [{ number: ' ' }, { number: 'validation.required' }],
    [{ number: 'S/N' }, {}],
    [{ complement: 'apto #2' }, { complement: 'validation.complement' }],
    [{ city: '' }, { city: 'validation.required' }],
    [{ city: 'Maputo!' }, { city: 'validation.city' }],
    [{ state: '' }, { state: 'validation.required' }],
    [{ country: '' }, { country: 'validation.required' }],
    [{ country: 'M*' }, { country: 'validation.country' }],
  ];

  test.each(changes)('in Mozambique %j → %j', (change, errors) => {
    const schema = billingAddressSchema({ country: 'MZ' });
    expect(collectErrors(schema, { ...maputo, ...change })).toEqual(errors);
  });

  test.each(changes)('in Brazil %j → %j', (change, errors) => {
    const schema = billingAddressSchema({ country: 'BR' });
    expect(collectErrors(schema, { ...saoPaulo, ...change })).toEqual(errors);
  });

  test('only Brazil asks for postal code and district', () => {
    const none = { ...maputo, postalCode: '', district: '' };
    expect(collectErrors(billingAddressSchema({ country: 'MZ' }), none)).toEqual({});
    expect(collectErrors(billingAddressSchema({ country: 'BR' }), none)).toEqual({
      postalCode: 'validation.required',
      district: 'validation.required',
    });
    expect(
      collectErrors(billingAddressSchema({ country: 'BR' }), { ...saoPaulo, district: 'Sé?' }),
    ).toEqual({ district: 'validation.district' });
  });
});

describe('leadSchema', () => {
  const lead = {
    name: 'Ana Souza',
    email: 'ana@exemplo.com',
    phone: '(11) 98765-4321',
    phoneCountry: 'BR',
  };

  test('a complete lead has no errors', () => {
    expect(collectErrors(leadSchema('pt-BR'), lead)).toEqual({});
  });

  test('an untouched form has an error for every field', () => {
    expect(
      collectErrors(leadSchema('pt-BR'), { name: '', email: '', phone: '', phoneCountry: 'BR' }),
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
    expect(collectErrors(leadSchema('pt-BR'), { ...lead, ...change })).toEqual(errors);
  });

  test.each([
    ['pt-BR', 'BR', 'validation.phone'],
    ['pt-BR', 'PE', 'validation.phoneAbroad'],
    ['pt-BR', 'PT', 'validation.phoneAbroad'],
    ['es-PE', 'PE', 'validation.phone'],
    ['es-PE', 'BR', 'validation.phoneAbroad'],
    ['pt-MZ', 'MZ', 'validation.phone'],
  ] as const)('in %s, a wrong phone of %s: %s', (locale, phoneCountry, phone) => {
    const wrong = { ...lead, phone: '123', phoneCountry };
    expect(collectErrors(leadSchema(locale), wrong)).toEqual({ phone });
  });

  test('casting removes the surrounding spaces from the values to send', () => {
    const { name, email } = leadSchema('pt-BR').cast({
      ...lead,
      name: ' Ana Souza ',
      email: 'a@b.com ',
    });
    expect({ name, email }).toEqual({ name: 'Ana Souza', email: 'a@b.com' });
  });
});
