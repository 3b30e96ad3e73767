import type { LeadRequest } from '@/contract/lead';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { eventually } from '@/testing/eventually';
import { startProgram } from '@/testing/startProgram';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { testKeys } from '../../support/setupKeys';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function payment(args: string, settings: Record<string, string> = {}) {
  const program = startProgram(`payment ${args}`, {
    DATABASE_URL: commerce.database.url,
    DATA_KEY: testKeys.dataKey,
    LOOKUP_KEY: testKeys.lookupKey,
    DATA_DIR: 'nowhere',
    ...settings,
  });
  return { code: await program.ended, output: program.output() };
}

const inPerson = {
  business: 'wiseup',
  productCode: 'n1',
  planId: 'n1-anual',
  seller: 'bruno',
} as const;

async function sell(lead: Partial<LeadRequest> = {}, change: Partial<PaymentRequest> = {}) {
  const body = paymentBody(await createLead(commerce.app, lead), 'card', { ...lead, ...change });
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return { token, id: String(row?.id) };
}

const stateOf = async (id: string) =>
  (await commerce.database.query('select state from payments where id = $1', [id]))[0]?.state;

test('a payment is refunded in parts, with who and why, and shown by its order number', async () => {
  const { id } = await sell();
  const order = id.slice(-8).toUpperCase();
  const asked = await payment(`refund ${order} --amount 140,50 --reason late --by Ana`);
  expect(asked).toMatchObject({ code: 0 });
  expect(asked.output).toMatch(/^R\$\s140,50 goes back/);
  const shown = await eventually(
    () => payment(`show ${id}`),
    ({ output }) => output.includes('refund done'),
  );
  expect(shown.output).toMatch(/R\$\s140,50 went back/);
  expect(shown.output).toMatch(/refund asked of R\$\s140,50 \(part 1\) {2}Ana: late\n/);
  expect(shown.output).toMatch(/refund done of R\$\s140,50 \(part 1\) {2}provider\n/);
  const moments = shown.output.match(/^20\S+(?= )/gm) ?? [];
  expect(moments.length).toBeGreaterThan(2);
  expect(moments).toEqual(moments.toSorted());
  expect(shown.output).not.toContain('12345678909');
  expect(await stateOf(id)).toBe('paid');
});

test('an amount that is not written in cents refunds nothing, and the command says how to', async () => {
  const { id } = await sell();
  const { code, output } = await payment(`refund ${id} --amount 1.5 --reason late --by Ana`);
  expect(code).toBe(1);
  expect(output).toContain('"1.5" is no amount; write it as 1234 or 1234.50.');
  const refunds = 'select 1 from refunds where payment_id = $1';
  expect(await commerce.database.query(refunds, [id])).toEqual([]);
  expect(await stateOf(id)).toBe('paid');
});

test('a refund by the command counts to the limits of an operator', async () => {
  const { id } = await sell();
  const limits = { LIMITS: 'refunds-per-operator=1' };
  const refund = (by: string) =>
    payment(`refund ${id} --amount 10 --reason late --by ${by}`, limits);
  expect(await refund('Carla')).toMatchObject({ code: 0 });
  expect(await refund('Carla')).toEqual({ code: 1, output: 'Too many requests\n' });
  expect(await refund('Davi')).toMatchObject({ code: 0 });
});

test('what is no Pix key is refused by the command, too, without being repeated', async () => {
  const { id } = await sell();
  const refused = await payment(`refund ${id} --reason late --pix-key 11987654321`);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^This is no Pix key: name a CPF, .+\n$/);
});

test('a payment that a seller received is confirmed once, by the token of the payment', async () => {
  const { id, token } = await sell(inPerson, {
    plan: 'n1-anual',
    amount: 358_800,
    paymentMethods: [{ method: 'cash', amount: 358_800 }],
  });
  expect(await stateOf(id)).toBe('pending');
  expect(await payment(`resend ${id}`)).toEqual({
    code: 1,
    output: 'The payment is pending: the link to the account is sent by itself once it is paid.\n',
  });
  const confirm = () => payment(`confirm ${token} --reason counted --by Bia`);
  expect(await confirm()).toMatchObject({ code: 0 });
  expect(await confirm()).toMatchObject({ code: 0 });
  await eventually(
    () => stateOf(id),
    (state) => state === 'paid',
  );
  const actions = await commerce.database.query(
    'select operator, reason from operator_actions where payment_id = $1',
    [id],
  );
  expect(actions).toEqual([{ operator: 'Bia', reason: 'counted' }]);
});

test('the access link is sent again, and shown with who requested it', async () => {
  const { id } = await sell();
  expect(await payment(`resend ${id} --by Ana`)).toMatchObject({ code: 0 });
  expect((await payment(`show ${id}`)).output).toMatch(/Z {2}access sent again {2}Ana$/m);
});

test.each([
  ['', 'npm run payment -- show <payment>'],
  ['show nothing-like-it', 'There is no payment nothing-like-it.'],
  ['refund nothing-like-it', 'Say why, with --reason'],
  // A token may begin like this.
  ['show -nothing-like-it', 'There is no payment -nothing-like-it.'],
  ['pay nothing-like-it', 'There is no command pay.'],
  ['show nothing-like-it --everything', 'There is no option --everything here.'],
  ['refund nothing-like-it --reason a --amount -5', '"-5" is no amount'],
  ['refund nothing-like-it --reason a --key one', '--key is a UUID'],
])('"%s" is refused with a sentence', async (args, sentence) => {
  const { code, output } = await payment(args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});
