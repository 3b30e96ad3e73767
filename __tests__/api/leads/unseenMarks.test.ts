import { open } from '@/commerce/database/sealing';
import type { LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { leadBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('a lead is stored without invisible characters', async () => {
  const response = await post(commerce.app, paths.lead, {
    ...leadBody,
    name: '\u2068Ana\u2069\u00a0 D\u2018\u00adÁvila\u200b',
    email: '\ufeffana\u200b.avila@exemplo\u2060.com\ufe0f.br\u00a0',
    phone: `\u202a${leadBody.phone}\u202c`,
    seller: `${leadBody.seller}\u200b`,
  });
  expect(response.statusCode).toBe(201);
  const { leadId } = response.json<LeadResponse>();
  const [row] = await commerce.database.query('select * from leads where id = $1', [leadId]);
  expect(row).toMatchObject({ name: "Ana D'Ávila", email: 'ana.avila@exemplo.com.br' });
  expect(open(String(row?.phone), 'phone')).toBe(leadBody.phone);
});

test('a lead in full-width letters and digits of another script is stored in ASCII', async () => {
  const digits = leadBody.phone.replace(/\d/g, (digit) =>
    String.fromCharCode(0x660 + Number(digit)),
  );
  const response = await post(commerce.app, paths.lead, {
    ...leadBody,
    email: 'ａｎａ＠ｅｘｅｍｐｌｏ．ｃｏｍ．ｂｒ',
    phone: digits,
  });
  expect(response.statusCode).toBe(201);
  const { leadId } = response.json<LeadResponse>();
  const [row] = await commerce.database.query('select * from leads where id = $1', [leadId]);
  expect(row).toMatchObject({ email: 'ana@exemplo.com.br' });
  expect(open(String(row?.phone), 'phone')).toBe(leadBody.phone);
});

test.each([
  ['ana@exemplo.com.br <ana@exemplo.com.br>', 'Ana Ávila 😊'],
  ['[ana@exemplo.com.br](mailto:ana@exemplo.com.br)', '“Ana Ávila”'],
  ['mailto:ana@exemplo.com.br?subject=x', 'Ana Ávila. '],
])('a lead with %j and %j is stored without the text around them', async (email, name) => {
  const response = await post(commerce.app, paths.lead, { ...leadBody, email, name });
  expect(response.statusCode).toBe(201);
  const { leadId } = response.json<LeadResponse>();
  const [row] = await commerce.database.query('select * from leads where id = $1', [leadId]);
  expect(row).toMatchObject({ name: 'Ana Ávila', email: 'ana@exemplo.com.br' });
});

test('two e-mail addresses in one field are refused', async () => {
  const email = 'ana@exemplo.com.br <bruno@exemplo.com.br>';
  expect((await post(commerce.app, paths.lead, { ...leadBody, email })).statusCode).toBe(422);
});

test('a name of filler characters alone is refused', async () => {
  const name = '\u3164\u3164\u3164 \u115f\u1160\uffa0';
  expect((await post(commerce.app, paths.lead, { ...leadBody, name })).statusCode).toBe(400);
});
