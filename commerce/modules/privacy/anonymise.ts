import { sql, type SQL } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Transaction } from '../../database/connect';
import { open, sealedText } from '../../database/sealing';
import { erased } from '../payments/Payment';
import { keepsFiscalRecordUntil } from '../../retention';

const fiscalRecords = pgTable('fiscal_records', {
  paymentId: uuid('payment_id').primaryKey(),
  payer: sealedText('payer').notNull(),
  keepUntil: moment('keep_until').notNull(),
  createdAt: moment('created_at').notNull(),
});

interface SoldPayment extends Record<string, unknown> {
  id: string;
  paid_at: Date;
  payer_name: string;
  payer_document: string | null;
  billing_address: object | null;
}

const ofLeads = (leads: SQL) =>
  sql`purchase_id in (select id from purchases where lead_id in (${leads}))`;

/**
 * Keeps the payer of recent sales, for the tax office alone.
 * @returns the number of those sales
 */
async function keepFiscalRecords(transaction: Transaction, leads: SQL, now: Date): Promise<number> {
  const { rows } = await transaction.execute<SoldPayment>(sql`
    select id, payer_name, payer_document, billing_address, coalesce((
      select min(at) from payment_transitions
      where payment_id = payments.id and to_state = 'paid' and part is null
    ), created_at) as paid_at
    from payments where ${ofLeads(leads)} and state in ('paid', 'refunded')`);
  const records = rows.map((row) => ({
    paymentId: row.id,
    payer: JSON.stringify({
      name: row.payer_name,
      document: row.payer_document === null ? null : open(row.payer_document, 'payer_document'),
      address: row.billing_address,
    }),
    keepUntil: keepsFiscalRecordUntil(new Date(row.paid_at)),
    createdAt: now,
  }));
  const kept = records.filter(({ keepUntil }) => keepUntil > now);
  if (kept.length > 0) await transaction.insert(fiscalRecords).values(kept).onConflictDoNothing();
  return kept.length;
}

/**
 * Removes the person from leads and from all rows that depend on them: ids, amounts, states and hashes
 * stay. Destroys the keys of their contracts, so that append-only rows become unreadable.
 * @param ids leads that the caller has locked
 * @returns the number of sales whose payer the law has us keep, sealed and apart
 */
export async function anonymise(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const leads = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const fiscal = await keepFiscalRecords(transaction, leads, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const paymentIds = sql`select id from payments where ${ofLeads(leads)}`;
  const subscriptionIds = sql`select id from subscriptions where lead_id in (${leads})`;
  const steps = [
    sql`delete from lead_details where lead_id in (${leads})`,
    sql`delete from phone_codes where lead_id in (${leads})`,
    sql`delete from livelo_codes where session_id in (
      select id from livelo_sessions where lead_id in (${leads}))`,
    sql`delete from livelo_sessions where lead_id in (${leads})`,
    sql`delete from stored_cards where lead_id in (${leads})
      or subscription_id in (${subscriptionIds})`,
    sql`delete from card_verifications where subscription_id in (${subscriptionIds})`,
    sql`update voucher_uses set buyer = ${erased} where payment_id in (${paymentIds})`,
    sql`update payment_parts set
      mpesa_phone = case when mpesa_phone is null then null else ${erased} end,
      card_company = null, card_last_digits = null, profile_id = null, bank_slip_id = null
      where payment_id in (${paymentIds})`,
    sql`update refunds set reason = ${erased}, pix_key = null
      where payment_id in (${paymentIds})`,
    sql`update operator_actions set reason = ${erased} where payment_id in (${paymentIds})`,
    sql`update payments set payer_name = ${erased}, payer_email = ${erased},
      payer_phone = ${erased}, payer_document = null, payer_document_hash = null,
      billing_address = null, tracking = null, request_hash = ${erased}
      where ${ofLeads(leads)}`,
    sql`update outbox set personal = null where lead_id in (${leads}) and personal is not null`,
    sql`update mails set state = 'dropped', last_result = 'forgotten', next_attempt_at = null,
      settled_at = ${at} where state = 'planned' and lead_id in (${leads})`,
    sql`update contract_keys set sealed_key = null, destroyed_at = ${at}
      where destroyed_at is null
      and contract_id in (select id from contracts where lead_id in (${leads}))`,
    sql`update leads set name = ${erased}, email = ${erased}, phone = ${erased},
      contact_id = null, referer = null, tracking = null, request_hash = ${erased},
      erased_at = ${at} where id in (${leads})`,
  ];
  for (const step of steps) await transaction.execute(step);
  return fiscal;
}
