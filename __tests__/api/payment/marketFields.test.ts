import { randomUUID } from 'node:crypto';
import { paths } from '@/contract/paths';
import {
  createLead,
  leadBody,
  mozambicanBody,
  paymentBody,
  post,
} from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const address = {
  postalCode: '1100',
  street: 'Avenida 24 de Julho',
  number: '1234',
  city: 'Maputo',
  state: 'Maputo',
  country: 'Moçambique',
};

const pay = async (changes: object) =>
  post(commerce.app, paths.paymentV2, {
    ...mozambicanBody(await createLead(commerce.app), {}, 'card'),
    ...changes,
  });

test('a billing address is kept with its payment', async () => {
  const { token } = (await pay({ address })).json();
  const [row] = await commerce.database.query(
    'select billing_address from payments where token = $1',
    [token],
  );
  expect(row).toEqual({ billing_address: address });
});

test('a payment does without one', async () => {
  expect((await pay({})).statusCode).toBe(201);
});

test.each([
  ['without a street', { ...address, street: undefined }],
  ['with a blank city', { ...address, city: '   ' }],
  ['with a field of its own', { ...address, planet: 'Terra' }],
  ['that goes on and on', { ...address, street: 'a'.repeat(121) }],
])('an address %s is refused', async (_, wrong) => {
  const response = await pay({ address: wrong });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_request' });
});

test('another address is another request: its key is not taken again', async () => {
  const leadId = await createLead(commerce.app);
  const key = randomUUID();
  const body = mozambicanBody(leadId, { address }, 'card');
  expect((await post(commerce.app, paths.paymentV2, body, key)).statusCode).toBe(201);
  const other = { ...body, address: { ...address, number: '99' } };
  expect((await post(commerce.app, paths.paymentV2, other, key)).statusCode).toBe(422);
});

describe('a Peruvian buyer', () => {
  const lead = async () =>
    (await post(commerce.app, paths.lead, { ...leadBody, locale: 'es-PE' })).json().leadId;

  test('pays with a DNI', async () => {
    const body = paymentBody(await lead(), 'card', { document: '45678912' });
    expect((await post(commerce.app, paths.paymentV2, body)).statusCode).toBe(201);
  });

  test('does not pay with one that cannot be', async () => {
    const body = paymentBody(await lead(), 'card', { document: '11111111' });
    const response = await post(commerce.app, paths.paymentV2, body);
    expect(response.json()).toMatchObject({ errors: [{ field: '/document', code: 'invalid' }] });
  });
});

test('how a buyer heard of the product is kept with the lead', async () => {
  const body = { ...leadBody, referer: 'instagram' };
  const { leadId } = (await post(commerce.app, paths.lead, body)).json();
  const [row] = await commerce.database.query('select referer from leads where id = $1', [leadId]);
  expect(row).toEqual({ referer: 'instagram' });
});
