import { sql, type SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { toDocumentNumber } from '@/domain/documentNumber';
import { type Connection, type Executor, inTransaction } from '../../database/connect';
import { fingerprint, open } from '../../database/sealing';
import { listContracts } from '../contracts/getContract';
import { anonymise } from './anonymise';
import { sealedColumns } from './sealEarlierRows';

async function findLeadIds(executor: Executor, who: string): Promise<string[]> {
  const condition = who.includes('@') ? ofEmail(who.trim().toLowerCase()) : ofDocument(who);
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from leads where erased_at is null and (${condition}) order by created_at`,
  );
  return rows.map(({ id }) => id);
}

// A union, for with `or` no index would be used.
const ofEmail = (email: string): SQL => sql`id in (
  select id from leads where lower(email) = ${email}
  union select lead_id from purchases join payments on payments.purchase_id = purchases.id
  where lower(payer_email) = ${email})`;

function ofDocument(document: string): SQL {
  const hash = fingerprint(toDocumentNumber(document));
  return sql`id in (
    select lead_id from purchases join payments on payments.purchase_id = purchases.id
    where payer_document_hash = ${hash}
    union select lead_id from lead_details where ${hash} in (document_hash, payer_document_hash))`;
}

function readable(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const sealed = sealedColumns.filter((known) => known.table === table);
  const isHidden = (name: string) => name.endsWith('_hash') || name === 'idempotency_key';
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !isHidden(name))
      .map(([name, value]) => {
        const isSealed = sealed.some(({ column }) => column === name);
        return [name, isSealed && typeof value === 'string' ? open(value, name) : value];
      }),
  );
}

const toList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

const ofPayments = (leads: SQL) => sql`payment_id in (
  select payments.id from payments join purchases on purchases.id = purchase_id
  where lead_id in (${leads}))`;

const ofLeads: Record<string, (leads: SQL) => SQL> = {
  leads: (leads) => sql`id in (${leads})`,
  lead_details: (leads) => sql`lead_id in (${leads})`,
  consents: (leads) => sql`lead_id in (${leads})`,
  reminder_withdrawals: (leads) => sql`lead_id in (${leads})`,
  purchases: (leads) => sql`lead_id in (${leads})`,
  payments: (leads) => sql`purchase_id in (select id from purchases where lead_id in (${leads}))`,
  payment_parts: ofPayments,
  payment_transitions: ofPayments,
  payment_alarms: ofPayments,
  operator_actions: ofPayments,
  access_exchanges: ofPayments,
  access_requests: ofPayments,
  refunds: ofPayments,
  subscriptions: (leads) => sql`lead_id in (${leads})`,
  invoices: (leads) => sql`lead_id in (${leads})`,
  card_agreements: ofPayments,
  stored_cards: (leads) => sql`lead_id in (${leads})`,
  card_verifications: (leads) => sql`subscription_id in (
    select id from subscriptions where lead_id in (${leads}))`,
  test_bookings: ofPayments,
  phone_codes: (leads) => sql`lead_id in (${leads})`,
  livelo_sessions: (leads) => sql`lead_id in (${leads})`,
  livelo_codes: (leads) => sql`session_id in (
    select id from livelo_sessions where lead_id in (${leads}))`,
  mails: (leads) => sql`lead_id in (${leads})`,
  outbox: (leads) => sql`lead_id in (${leads})`,
  outbox_deliveries: (leads) => sql`event_id in (
    select id from outbox where lead_id in (${leads}))`,
};

type Export = Record<string, Record<string, unknown>[]>;

/**
 * Exports all that is stored about a person (LGPD art. 18 II and V), by table. Secrets, keys and
 * hashes are left out: they say nothing of anybody.
 * @param who an e-mail address, or a document
 * @returns null: nobody has it
 */
export async function exportPerson(connection: Connection, who: string): Promise<Export | null> {
  const ids = await findLeadIds(connection, who);
  if (ids.length === 0) return null;
  const found: Export = {};
  for (const [table, condition] of Object.entries(ofLeads)) {
    const { rows } = await connection.execute(
      sql`select * from ${sql.identifier(table)} where ${condition(toList(ids))}`,
    );
    found[table] = rows.map((row) => readable(table, row));
  }
  const contracts = await listContracts(connection, ids);
  found.contracts = contracts.map((contract) => readable('contracts', contract));
  return found;
}

export class StillUnderWay extends Error {
  override readonly name = 'StillUnderWay';
}

/**
 * Refuses leads with something under way: money that comes after the person is erased would belong to
 * nobody.
 * @throws StillUnderWay
 */
async function requireSettled(executor: Executor, ids: readonly string[]): Promise<void> {
  const { rows } = await executor.execute<{ what: string; id: string }>(sql`
    select 'payment' as what, payments.id::text as id
    from payments join purchases on purchases.id = purchase_id
    where lead_id in (${toList(ids)})
      and payments.state in ('created', 'processing', 'requires_action', 'pending')
    union all
    select 'refund', payments.id::text
    from refunds join payments on payments.id = payment_id
      join purchases on purchases.id = purchase_id
    where lead_id in (${toList(ids)}) and refunds.state = 'planned'
    union all
    select 'agreement', card_agreements.id
    from card_agreements join payments on payments.id = payment_id
      join purchases on purchases.id = purchase_id
    where lead_id in (${toList(ids)}) and card_agreements.state in ('proposed', 'active')`);
  const [first] = rows;
  if (first?.what === 'payment')
    throw new StillUnderWay(`Payment ${first.id} is under way; let it be paid or expire first.`);
  if (first?.what === 'refund')
    throw new StillUnderWay(`Money of payment ${first.id} is going back; wait until it has.`);
  if (first)
    throw new StillUnderWay(
      'A trial is to be charged to the card; cancel it first, at the link of its receipt.',
    );
}

interface Erasure {
  leads: number;
  fiscal: number;
  references: string[];
  /** The addresses that mails to the person went to. */
  addresses: string[];
  openContracts: number;
}

/**
 * Erases a person (LGPD art. 18 IV and VI): ids, amounts and hashes stay, and what art. 16 I keeps.
 * @param who an e-mail address, or a document, as for exportPerson
 * @returns null: nobody has it
 * @throws StillUnderWay
 */
export async function erasePerson(
  connection: Connection,
  who: string,
  now: Date,
): Promise<Erasure | null> {
  return inTransaction(connection, async (transaction) => {
    const ids = (await findLeadIds(transaction, who)).filter((id) => isUuid(id));
    if (ids.length === 0) return null;
    await transaction.execute(
      sql`select id from leads where id in (${toList(ids)}) order by id for update`,
    );
    await requireSettled(transaction, ids);
    const { rows } = await transaction.execute<{ open: number }>(sql`
      select count(*)::int as open from contracts where lead_id in (${toList(ids)})
      and not exists (select from contract_keys where contract_id = contracts.id)`);
    const { rows: charges } = await transaction.execute<{ reference: string }>(sql`
      select payment_parts.reference from payment_parts join payments on payments.id = payment_id
      join purchases on purchases.id = purchase_id where lead_id in (${toList(ids)})`);
    const references = charges.map(({ reference }) => reference);
    const { rows: recipients } = await transaction.execute<{ address: string }>(sql`
      select email as address from leads where id in (${toList(ids)}) union
      select payer_email from payments join purchases on purchases.id = purchase_id
      where lead_id in (${toList(ids)}) order by 1`);
    const addresses = recipients.map(({ address }) => address);
    const fiscal = await anonymise(transaction, ids, now);
    const openContracts = rows[0]?.open ?? 0;
    return { leads: ids.length, references, addresses, fiscal, openContracts };
  });
}
