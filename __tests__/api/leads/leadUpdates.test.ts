import { randomUUID } from 'node:crypto';
import type { LeadUpdate, LeadUpdateRequest } from '@/contract/leadUpdate';
import { open } from '@/commerce/database/sealing';
import { brazilianAddress } from '../../support/brazilianAddress';
import { createLead, patchLead } from '../../support/commerceRequests';
import { createContract, createContractLead } from '../../support/contractRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

describe('an update of a lead', () => {
  let leadId: string;

  beforeEach(async () => {
    leadId = await createLead(commerce.app);
  });

  const update = (payload: object, id = leadId, key: string = randomUUID()) =>
    patchLead(commerce.app, id, payload, key);

  const details = async () => {
    const [row] = await commerce.database.query('select * from lead_details where lead_id = $1', [
      leadId,
    ]);
    return row;
  };

  const business: LeadUpdateRequest['business'] = 'meusucesso';
  const address = brazilianAddress;

  test('adds to earlier ones; the last value counts, and no value is returned', async () => {
    const first = await update({ business, document: '12345678909', address });
    expect(first.statusCode).toBe(200);
    expect(first.json<LeadUpdate>()).toEqual({ leadId, completed: ['document', 'address'] });
    const second = await update({
      business,
      birthDate: '1990-02-28',
      document: '11222333000181',
      relationAccount: 'A-17',
    });
    expect(second.json<LeadUpdate>().completed).toEqual([
      'birthDate',
      'document',
      'relationAccount',
      'address',
    ]);
    const known = await details();
    expect(known).toMatchObject({ relation_account: 'A-17', address });
    expect(open(String(known?.document), 'document')).toBe('11222333000181');
  });

  test('changes nothing when repeated, and may be empty', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => update({ business, document: '12345678909' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await update({ business })).json()).toEqual({ leadId, completed: ['document'] });
  });

  test.each([
    ['birthDate', '2099-01-01'],
    ['birthDate', '1880-01-01'],
    ['document', '12345678900'],
    ['document', '11111111'],
    ['document', '11222333000180'],
  ])('with %s %s is refused', async (field, value) => {
    const response = await update({ business, [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ field: `/${field}`, code: 'invalid' }] });
    expect(await details()).toBeUndefined();
  });

  test.each([
    ['a day that the calendar does not have', { business, birthDate: '2001-02-29' }],
    ['a document of another length', { business, document: '123' }],
    ['an address without a street', { business, address: { ...address, street: ' ' } }],
    ['a member that is none of them', { business, name: 'Outra Pessoa' }],
    ['no business', { document: '12345678909' }],
  ])('with %s is refused', async (_name, body) => {
    const response = await update(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('gets the same 404 for another business, an unknown lead and a malformed id', async () => {
    const answers = await Promise.all([
      update({ business: 'medcof' }),
      update({ business }, '00000000-0000-4000-8000-000000000000'),
      update({ business }, 'nobody'),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), instance: null }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('with a card number anywhere is refused', async () => {
    const response = await update({ business, relationAccount: '4111111111111111' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'clear_card_data' });
  });

  test('puts the document into a contract made afterwards', async () => {
    const buyer = await createContractLead(commerce.app);
    await update({ business: 'medcof', document: '12345678909' }, buyer);
    expect((await createContract(commerce.app, buyer)).markdown).toContain('CPF 123.456.789-09');
  });
});
