import { Client } from 'pg';
import { query } from '../query';
import { describeLeads, describeSales, type SaleCounts } from './rows';

export const bigCounts: SaleCounts = { leads: 1_000_000, payments: 300_000 };

interface LoadOptions extends SaleCounts {
  /** As a superuser, with one lead that the product has written, with consent, and its payment. */
  databaseUrl: string;
  /** Of the loaded payments; the provider itself does not know them. */
  provider: string;
  say?: (line: string) => void;
}

/**
 * Runs a script on a connection of its own. Triggers and foreign keys are not run, as in a restore:
 * one of the triggers would announce a million changes to the running services. What is loaded keeps
 * to them all the same (`listOrphans`); the other constraints are checked.
 */
async function runScript(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set work_mem = 262144');
    await client.query('set synchronous_commit = off');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Fills a database with the sales of half a year, of which the sweep, the worker and the nightly jobs
 * have nothing to do today: what is due is due tomorrow or later. `insert … select`, not COPY: the
 * server makes the rows itself, so none has to be sent to it, and the indexes, which are most of the
 * work, are written alike.
 * @throws Error when the product has not written a lead and a payment for it yet
 */
export async function loadSales({
  databaseUrl,
  say = () => undefined,
  ...counts
}: LoadOptions): Promise<void> {
  const [sample] = await query(
    { databaseUrl },
    `select from leads, payments, outbox
     where payer_document is not null and personal is not null limit 1`,
  );
  if (!sample) throw new Error('The product has not written a lead and its payment yet');
  const shape = { ...counts, at: new Date() };
  const began = performance.now();
  await Promise.all([
    runScript(databaseUrl, describeLeads(shape)),
    runScript(databaseUrl, describeSales(shape)),
  ]);
  say(`Loaded after ${Math.round((performance.now() - began) / 1_000)} s.`);
  // Now, so that neither autovacuum nor a checkpoint comes in the middle of what is measured.
  await query({ databaseUrl }, 'vacuum (analyze)');
  await query({ databaseUrl }, 'checkpoint');
  say(`Ready after ${Math.round((performance.now() - began) / 1_000)} s.`);
}

/** @returns each foreign key that rows do not keep to, as `table (columns)` */
export async function listOrphans(databaseUrl: string): Promise<string[]> {
  const keys = await query<{ name: string; text: string }>(
    { databaseUrl },
    `select format('%s (%s)', conrelid::regclass, string_agg(own.attname, ', ')) as name,
       format('select from %s own where %s and not exists (select from %s other where %s) limit 1',
         conrelid::regclass,
         string_agg(format('own.%I is not null', own.attname), ' and '),
         confrelid::regclass,
         string_agg(format('other.%I = own.%I', other.attname, own.attname), ' and ')) as text
     from pg_constraint
     cross join lateral unnest(conkey, confkey) as pair (own_number, other_number)
     join pg_attribute own on own.attrelid = conrelid and own.attnum = own_number
     join pg_attribute other on other.attrelid = confrelid and other.attnum = other_number
     where contype = 'f' and connamespace = 'public'::regnamespace
     group by pg_constraint.oid, conrelid, confrelid`,
  );
  const orphans: string[] = [];
  for (const { name, text } of keys)
    if ((await query({ databaseUrl }, text)).length > 0) orphans.push(name);
  return orphans;
}
