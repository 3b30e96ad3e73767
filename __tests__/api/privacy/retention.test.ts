import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '@/commerce/database/connect';
import { purge } from '@/commerce/modules/privacy/purge';
import { keptTables, tablesWithoutPeople } from '@/commerce/modules/privacy/keptTables';
import { retention } from '@/commerce/retention';
import { sealedColumns } from '@/commerce/modules/privacy/sealEarlierRows';
import type { LeadResponse } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { leadBody, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { accept, createContract, createContractLead } from '../../support/contractRequests';
import { listTables } from '../../support/rowsOfEveryTable';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let opened: OpenDatabase;

beforeAll(async () => {
  commerce = await startTestCommerce();
  opened = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await opened.close();
  await commerce.stop();
});
beforeEach(() => {
  commerce.provider.reset();
});

const day = 24 * 60 * 60 * 1_000;

async function purgeAfter(days: number): Promise<void> {
  const clock = () => new Date(Date.now() + days * day);
  const work = () => purge({ clock, connection: opened.connection }, () => false);
  await Promise.all([work(), work()]);
}

const count = async (table: string, condition: string, value: string) => {
  const rows = await commerce.database.query(`select 1 from ${table} where ${condition}`, [value]);
  return rows.length;
};

const nameOf = async (leadId: string) =>
  (await commerce.database.query('select name from leads where id = $1', [leadId]))[0]?.name;

let leads = 0;
const newContact = () => ({ ...leadBody, email: `kept-${++leads}@example.com` });

describe('the retention table', () => {
  test('names every column of every table', async () => {
    const rows = await commerce.database.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public'`,
    );
    const found = rows.map((row) => `${String(row.table_name)}.${String(row.column_name)}`);
    const named = Object.entries(keptTables).flatMap(([table, { other, personal }]) =>
      [...personal, ...other].map((column) => `${table}.${column}`),
    );
    const isWithPeople = (name: string) => !tablesWithoutPeople.includes(name.split('.')[0] ?? '');
    expect(named.sort()).toEqual(found.filter(isWithPeople).sort());
    expect(new Set(named).size).toBe(named.length);
  });

  test('knows every table, once', async () => {
    const known = [...Object.keys(keptTables), ...tablesWithoutPeople];
    expect(known.sort()).toEqual(await listTables(commerce.database));
  });

  test('has a rule for all personal data', () => {
    const withoutRule = Object.entries(keptTables).filter(
      ([, { personal, rules }]) => personal.length > 0 && rules.length === 0,
    );
    expect(withoutRule).toEqual([]);
  });

  test('counts every sealed column as personal', () => {
    for (const { column, table } of sealedColumns)
      expect(keptTables[table]?.personal).toContain(column);
  });

  test('matches docs/privacy.md', () => {
    const page = readFileSync('docs/privacy.md', 'utf8').replace(/ +/g, ' ');
    for (const { basis, kept, what, why } of Object.values(retention))
      expect(page).toContain(`| ${what} | ${why} | ${basis} | ${kept} |`);
    for (const [table, { personal, rules }] of Object.entries(keptTables)) {
      const columns = personal.map((column) => `\`${column}\``).join(', ') || 'none';
      const names = rules.map((rule) => retention[rule].what).join('; ');
      expect(page).toContain(`| \`${table}\` | ${columns} | ${names} |`);
    }
    const rows = page.match(/^\|/gm) ?? [];
    expect(rows).toHaveLength(Object.keys(retention).length + Object.keys(keptTables).length + 4);
  });
});

describe('the retention job', () => {
  test('anonymises a lead without a purchase after 180 days, and not before', async () => {
    const { leadId } = (await post(commerce.app, paths.lead, newContact())).json<LeadResponse>();
    await purgeAfter(179);
    expect(await nameOf(leadId)).toBe(leadBody.name);
    await purgeAfter(181);
    expect(await nameOf(leadId)).toBe('erased');
  });

  test('keeps a buyer for five years after the year, and longer while a payment is under way', async () => {
    const contact = newContact();
    const { leadId } = (await post(commerce.app, paths.lead, contact)).json<LeadResponse>();
    const paid = await post(
      commerce.app,
      paths.paymentV2,
      paymentBody(leadId, 'card', { email: contact.email }),
    );
    expect(paid.statusCode).toBe(201);
    const waiting = newContact();
    const { leadId: waitingId } = (
      await post(commerce.app, paths.lead, waiting)
    ).json<LeadResponse>();
    await post(
      commerce.app,
      paths.paymentV2,
      paymentBody(waitingId, 'pix', { email: waiting.email }),
    );
    const year = new Date().getUTCFullYear();
    const daysUntil = (moment: number) => (moment - Date.now()) / day;
    await purgeAfter(daysUntil(Date.UTC(year + 6, 0, 1)) - 1);
    expect([await nameOf(leadId), await nameOf(waitingId)]).toEqual([contact.name, contact.name]);
    await purgeAfter(daysUntil(Date.UTC(year + 6, 0, 1)) + 1);
    expect([await nameOf(leadId), await nameOf(waitingId)]).toEqual(['erased', contact.name]);
    expect(
      await count('payments', `payer_email = 'erased' and id is not null and $1 <> ''`, 'x'),
    ).toBeGreaterThan(0);
  });

  test('deletes drafts after 90 days, and never an accepted contract', async () => {
    const draftLead = await createContractLead(commerce.app, { email: newContact().email });
    const draft = await createContract(commerce.app, draftLead);
    // An earlier version rendered drafts, too.
    await commerce.database.query(
      "insert into contract_files (contract_id, pdf, created_at) values ($1, '\\x00', now())",
      [draft.contractId],
    );
    const lead = await createContractLead(commerce.app, { email: newContact().email });
    const accepted = await createContract(commerce.app, lead);
    await accept(commerce.app, accepted.contractId, lead);
    await purgeAfter(89);
    expect(await count('contracts', 'id = $1', draft.contractId)).toBe(1);
    await purgeAfter(91);
    expect(await count('contracts', 'id = $1', draft.contractId)).toBe(0);
    expect(await count('contract_files', 'contract_id = $1', draft.contractId)).toBe(0);
    expect(await count('contracts', 'id = $1', accepted.contractId)).toBe(1);
  });

  test('deletes codes, events, keys and cards by their age', async () => {
    const { leadId } = (await post(commerce.app, paths.lead, newContact())).json<LeadResponse>();
    await commerce.database.query(
      `insert into phone_codes (id, idempotency_key, lead_id, phone, phone_hash, code_hash, sent_at, expires_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, 'erased', 'x', 'x', now(), now())`,
      [leadId],
    );
    await commerce.database.query(
      "insert into webhook_events (provider, event_id, received_at) values ('fake', 'kept', now())",
    );
    await commerce.database.query(
      "insert into write_keys (idempotency_key, request_hash, created_at) values (gen_random_uuid(), 'kept', now())",
    );
    const left = async () => [
      await count('phone_codes', 'lead_id = $1', leadId),
      await count('write_keys', 'request_hash = $1', 'kept'),
      await count('webhook_events', 'event_id = $1', 'kept'),
    ];
    await purgeAfter(29);
    expect(await left()).toEqual([1, 1, 1]);
    await purgeAfter(31);
    expect(await left()).toEqual([0, 0, 1]);
    await purgeAfter(91);
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('erases the campaign that brought a buyer', async () => {
    const body = { ...newContact(), tracking: { utm_source: 'news' } };
    const { leadId } = (await post(commerce.app, paths.lead, body)).json<LeadResponse>();
    const paid = paymentBody(leadId, 'card', { email: body.email });
    await post(commerce.app, paths.paymentV2, paid);
    await purgeAfter(181);
    const [row] = await commerce.database.query('select tracking, name from leads where id = $1', [
      leadId,
    ]);
    expect(row).toEqual({ tracking: null, name: body.name });
  });

  test('processes many rows in batches', async () => {
    await commerce.database.query(
      `insert into webhook_events (provider, event_id, received_at)
       select 'fake', 'many-' || n, now() from generate_series(1, 1000) as n`,
    );
    await purgeAfter(91);
    expect(await count('webhook_events', "event_id like $1 || '%'", 'many-')).toBe(0);
  });
});

test('an erased slip and an erased contract are not found', async () => {
  const contact = newContact();
  const { leadId } = (await post(commerce.app, paths.lead, contact)).json<LeadResponse>();
  const answer = await post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId, 'bankslip', { email: contact.email }),
  );
  const { token } = answer.json<PaymentResponse>();
  await commerce.database.query("update payments set state = 'expired' where token = $1", [token]);
  await purgeAfter(181);
  const slip = await commerce.app.inject(buildPath(paths.bankSlipDocument, { token }));
  expect(slip.statusCode).toBe(404);
});

test('a receipt is shown for 180 days', async () => {
  const contact = newContact();
  const { leadId } = (await post(commerce.app, paths.lead, contact)).json<LeadResponse>();
  const body = paymentBody(leadId, 'card', { email: contact.email });
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const getStatus = async () =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).statusCode;
  commerce.passTime(180 * day - 60_000);
  expect(await getStatus()).toBe(200);
  commerce.passTime(120_000);
  expect(await getStatus()).toBe(404);
});
