import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { startProgram } from '@/testing/startProgram';
import { leadBody, paymentBody, post } from '../../support/commerceRequests';
import { arrayContaining, objectContaining } from '../../support/matchers';
import { testKeys } from '../../support/setupKeys';
import { callSandbox } from '../sandbox/support/callSandbox';
import { pixRequest } from '../sandbox/support/chargeRequests';
import { apiKey, openTestSandbox } from '../sandbox/support/openTestSandbox';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({
    mailer: {
      from: 'checkout@school.example',
      sender: { send: () => Promise.resolve({ kind: 'accepted' }), close: () => undefined },
    },
    timing: { deliverIntervalMs: 50 },
  });
});
afterAll(() => commerce.stop());

async function privacy(args: string, keys: Record<string, string> = {}) {
  const program = startProgram(`privacy ${args}`.trim(), {
    DATABASE_URL: commerce.database.url,
    DATA_KEY: testKeys.dataKey,
    LOOKUP_KEY: testKeys.lookupKey,
    DATA_DIR: 'nowhere',
    SANDBOX_URL: 'http://127.0.0.1:1',
    SANDBOX_API_KEY: 'a-key-of-this-test',
    SANDBOX_WEBHOOK_SECRET: Buffer.from('twenty-four random bytes').toString('base64'),
    ...keys,
  });
  return { code: await program.ended, output: program.output() };
}

test('a person is exported and erased by e-mail address, and the output names what is kept', async () => {
  const email = 'somebody@example.com';
  const { leadId } = (
    await post(commerce.app, paths.lead, { ...leadBody, email })
  ).json<LeadResponse>();
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', { email }));
  await eventually(
    () =>
      commerce.database.query(`select from mails where lead_id = $1 and state <> 'planned'`, [
        leadId,
      ]),
    ({ length }) => length === 2,
  );
  // Due in a year; the buyer is erased before.
  await commerce.database.query(
    `insert into mails select gen_random_uuid(), 'slip-expiring', about, lead_id, payment_id, facts,
       'planned', now() + interval '1 year', 0, null, now() + interval '1 year', now(), null
       from mails where kind = 'receipt' and lead_id = $1`,
    [leadId],
  );
  const shown = await privacy(`export ${email}`);
  expect(shown).toMatchObject({ code: 0 });
  expect(JSON.parse(shown.output)).toMatchObject({
    leads: [{ id: leadId, email, phone: leadBody.phone }],
    payments: [{ payer_email: email, payer_document: '12345678909', state: 'paid' }],
    mails: arrayContaining([objectContaining({ kind: 'receipt', state: 'sent', lead_id: leadId })]),
  });
  const erased = await privacy(`erase ${email}`);
  expect(erased.code).toBe(0);
  expect(erased.output).toContain('Forgotten: 1 leads');
  expect(erased.output).toContain('Kept for the tax office, sealed and apart');
  expect(erased.output).toContain('who paid for 1 sales');
  expect(erased.output).toMatch(
    /The sandbox does not answer: its journal .+ still names the payer/,
  );
  expect(erased.output).toContain('The mailbox of the sandbox (http://127.0.0.1:1/mail)');
  expect(
    await commerce.database.query(
      `select state, last_result from mails where lead_id = $1 and kind = 'slip-expiring'`,
      [leadId],
    ),
  ).toEqual([{ state: 'dropped', last_result: 'forgotten' }]);
  expect(await privacy(`export ${email}`)).toEqual({
    code: 1,
    output: 'Nobody is known by that.\n',
  });
});

test('a sandbox that answers erases the payer and the mails, too', async () => {
  const email = 'known@example.com';
  const sandbox = await openTestSandbox();
  const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const { leadId } = (
    await post(commerce.app, paths.lead, { ...leadBody, email })
  ).json<LeadResponse>();
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', { email }));
  const [row] = await commerce.database.query('select id from payments where token = $1', [
    answer.json<PaymentResponse>().token,
  ]);
  const charge = { ...pixRequest, paymentId: row?.id };
  await callSandbox(sandbox.app, 'POST', '/charges', charge);
  for (const address of ['Known@example.com', 'other@example.com'])
    await callSandbox(sandbox.app, 'POST', '/mail', {
      from: { name: 'MedCof', address: 'checkout@school.example' },
      to: { name: 'Maria', address },
      ...{ subject: 'Recibo', text: 'Olá', html: '<p>Olá</p>', headers: {} },
      messageId: `<${address}>`,
    });
  const erased = await privacy(`erase ${email}`, { SANDBOX_URL: url, SANDBOX_API_KEY: apiKey });
  const mails = (await sandbox.app.inject('/mail')).json<{ to: { address: string } }[]>();
  const journal = await readFile(path.join(sandbox.directory, 'journal.jsonl'), 'utf8');
  await sandbox.close();
  expect(erased.output).toContain('Forgotten in the sandbox: the payer of 1 payments.');
  expect(erased.output).toContain('Forgotten in the sandbox: 1 mails.');
  expect(mails.map(({ to }) => to.address)).toEqual(['other@example.com']);
  expect(journal).toContain(String(row?.id));
  expect(journal).not.toContain(pixRequest.payer.name);
});

test('where a mail server is configured, the command says that it keeps what was sent', async () => {
  const email = 'by-smtp@example.com';
  await post(commerce.app, paths.lead, { ...leadBody, email });
  const erased = await privacy(`erase ${email}`, {
    MAIL_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'checkout@school.example',
  });
  expect(erased.output).toContain('Mails that were sent stay with the mail server');
});

test('a payment under way is named, and nobody is erased', async () => {
  const email = 'waiting@example.com';
  const { leadId } = (
    await post(commerce.app, paths.lead, { ...leadBody, email })
  ).json<LeadResponse>();
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix', { email }));
  const refused = await privacy(`erase ${email}`);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /^Payment [0-9a-f-]{36} is under way; let it be paid or expire first\.\n$/,
  );
});

test.each([
  ['', {}, /^npm run privacy -- export <e-mail or document>/],
  ['erase', {}, /^npm run privacy -- export <e-mail or document>/],
  [
    'export a@example.com',
    { DATA_KEY: '' },
    /^There are no keys in .+; set DATA_KEY and LOOKUP_KEY\.\n$/,
  ],
])('"%s" with %j is refused in one sentence', async (args, keys, sentence) => {
  const refused = await privacy(args, keys);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(sentence);
});
