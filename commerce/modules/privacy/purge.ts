import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../database/connect';
import { repeat } from '../../recurring';
import type { Services } from '../../Services';
import { anonymise } from './anonymise';
import { getCutoff, getOldestSale, retention } from '../../retention';
import { sealEarlierRows } from './sealEarlierRows';

const batch = 200;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const deleteSome = (table: SQL, condition: SQL) =>
  sql`delete from ${table} where ctid in (
    select ctid from ${table} where ${condition} limit ${batch} for update skip locked)`;

function listOver(now: Date): SQL[] {
  const before = (rule: { days: number }) => moment(getCutoff(rule, now));
  const drafts = sql`select contracts.id from contracts
    where contracts.created_at < ${before(retention.draft)} and not exists (
      select from contract_acceptances where contract_id = contracts.id)`;
  return [
    deleteSome(sql`webhook_events`, sql`received_at < ${before(retention.event)}`),
    deleteSome(sql`outbox`, sql`created_at < ${before(retention.outbox)}`),
    deleteSome(sql`mails`, sql`created_at < ${before(retention.mail)}`),
    deleteSome(sql`phone_codes`, sql`sent_at < ${before(retention.code)}`),
    deleteSome(sql`livelo_codes`, sql`sent_at < ${before(retention.code)}`),
    deleteSome(
      sql`livelo_sessions`,
      sql`created_at < ${before(retention.code)} and not exists (
        select from livelo_codes where session_id = livelo_sessions.id)`,
    ),
    deleteSome(sql`stored_cards`, sql`expires_at < ${before(retention.card)}`),
    deleteSome(sql`card_verifications`, sql`created_at < ${before(retention.card)}`),
    deleteSome(sql`write_keys`, sql`created_at < ${before(retention.reply)}`),
    deleteSome(sql`contract_requests`, sql`at < ${before(retention.reply)}`),
    deleteSome(sql`contract_files`, sql`contract_id in (${drafts})`),
    deleteSome(
      sql`contract_keys`,
      sql`contract_id in (${drafts}) and not exists (
        select from contract_files where contract_files.contract_id = contract_keys.contract_id)`,
    ),
    deleteSome(
      sql`contracts`,
      sql`id in (${drafts})
        and not exists (select from contract_keys where contract_id = contracts.id)
        and not exists (select from contract_files where contract_id = contracts.id)
        and not exists (select from contract_requests where contract_id = contracts.id)`,
    ),
    deleteSome(sql`counted_declines`, sql`counted_at < ${before({ days: 1 })}`),
    deleteSome(sql`captcha_tokens`, sql`expires_at < ${moment(now)}`),
    deleteSome(sql`fiscal_records`, sql`keep_until < ${moment(now)}`),
    ...['leads', 'payments'].map((name) => {
      const table = sql.identifier(name);
      return sql`update ${table} set tracking = null where ctid in (
        select ctid from ${table} where tracking is not null
        and created_at < ${before(retention.tracking)} limit ${batch} for update skip locked)`;
    }),
  ];
}

async function lockOverLeads(transaction: Transaction, now: Date): Promise<string[]> {
  const oldestSale = moment(getOldestSale(now));
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from leads
    where erased_at is null and created_at < ${moment(getCutoff(retention.lead, now))}
      and not exists (
        select from purchases join payments on payments.purchase_id = purchases.id
        where purchases.lead_id = leads.id and (
          payments.state in ('created', 'processing', 'requires_action', 'pending', 'trial')
          or payments.state in ('paid', 'refunded') and payments.created_at >= ${oldestSale}))
      and not exists (
        select from subscriptions where lead_id = leads.id and started_at >= ${oldestSale})
      and not exists (
        select from invoices where lead_id = leads.id and ends_at >= ${moment(now)})
    order by created_at limit ${batch} for update skip locked`);
  return rows.map(({ id }) => id);
}

export async function purge(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  isStopped: () => boolean,
): Promise<void> {
  const now = clock();
  for (const statement of listOver(now)) {
    let done = batch;
    while (done >= batch && !isStopped())
      done = (await connection.execute(statement)).rowCount ?? 0;
  }
  let over = batch;
  while (over >= batch && !isStopped()) {
    over = await inTransaction(connection, async (transaction) => {
      const ids = await lockOverLeads(transaction, now);
      await anonymise(transaction, ids, now);
      return ids.length;
    });
  }
}

/**
 * Erases what has expired and seals what is not yet sealed with the current key, now and repeatedly.
 * @returns How to stop.
 */
export function startPrivacyWork(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  // A process keeps its keys: sealing once is enough.
  let isSealed = false;
  return repeat(
    services.timing.purgeIntervalMs,
    async (isStopped) => {
      if (!isSealed) await sealEarlierRows(services.connection, isStopped);
      isSealed = true;
      await purge(services, isStopped);
    },
    onError,
  );
}
