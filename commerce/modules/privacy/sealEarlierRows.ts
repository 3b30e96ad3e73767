import { sql } from 'drizzle-orm';
import { type Connection, inTransaction } from '../../database/connect';
import { fingerprint, getCurrentPrefix, open, seal } from '../../database/sealing';

interface SealedColumn {
  table: string;
  column: string;
  hash?: string;
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'leads', column: 'phone' },
  { table: 'lead_details', column: 'document', hash: 'document_hash' },
  { table: 'lead_details', column: 'payer_document', hash: 'payer_document_hash' },
  { table: 'payments', column: 'payer_phone' },
  { table: 'payments', column: 'payer_document', hash: 'payer_document_hash' },
  { table: 'payment_parts', column: 'mpesa_phone' },
  { table: 'refunds', column: 'pix_key' },
  { table: 'phone_codes', column: 'phone', hash: 'phone_hash' },
  { table: 'fiscal_records', column: 'payer' },
  { table: 'contract_keys', column: 'sealed_key' },
  { table: 'outbox', column: 'personal' },
];

const batch = 200;

const isOpen = (column: string, prefix: string) =>
  sql`${sql.identifier(column)} is not null and ${sql.identifier(column)} <> 'erased'
    and not starts_with(${sql.identifier(column)}, ${prefix})`;

/** Seals some rows again with the current key. @returns how many */
async function sealSome(
  connection: Connection,
  { column, hash, table }: SealedColumn,
): Promise<number> {
  return inTransaction(connection, async (transaction) => {
    const { rows } = await transaction.execute<{ place: string; stored: string }>(sql`
      select ctid::text as place, ${sql.identifier(column)} as stored
      from ${sql.identifier(table)} where ${isOpen(column, getCurrentPrefix())}
      limit ${batch} for update skip locked`);
    for (const { place, stored } of rows) {
      const text = open(stored, column);
      const hashed = hash && sql`, ${sql.identifier(hash)} = ${fingerprint(text)}`;
      await transaction.execute(sql`
        update ${sql.identifier(table)}
        set ${sql.identifier(column)} = ${seal(text, column)} ${hashed ?? sql``}
        where ctid = ${place}::tid`);
    }
    return rows.length;
  });
}

/**
 * Replaces e-mail addresses of an earlier version with their fingerprints.
 * @returns how many
 */
async function hashSomeVoucherBuyers(connection: Connection): Promise<number> {
  return inTransaction(connection, async (transaction) => {
    const { rows } = await transaction.execute<{ id: string; buyer: string }>(sql`
      select payment_id as id, buyer from voucher_uses
      where position('@' in buyer) > 0 limit ${batch} for update skip locked`);
    for (const { buyer, id } of rows)
      await transaction.execute(
        sql`update voucher_uses set buyer = ${fingerprint(buyer)} where payment_id = ${id}::uuid`,
      );
    return rows.length;
  });
}

/**
 * Seals rows that an earlier version stored unsealed, and those that were sealed with a key that is
 * being replaced. Works in batches, in several processes at once.
 * @throws Error when DATA_KEY lacks a key
 */
export async function sealEarlierRows(
  connection: Connection,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const works = [
    ...sealedColumns.map((column) => () => sealSome(connection, column)),
    () => hashSomeVoucherBuyers(connection),
  ];
  for (const work of works) {
    let done = batch;
    while (done >= batch && !isStopped()) done = await work();
  }
}

export async function countUnsealed(connection: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { column, table } of sealedColumns) {
    const { rows } = await connection.execute<{ left: number }>(sql`
      select count(*)::int as left from ${sql.identifier(table)}
      where ${isOpen(column, getCurrentPrefix())}`);
    counts[`${table}.${column}`] = rows[0]?.left ?? 0;
  }
  return counts;
}
