import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isDatabaseUnavailable } from './errors';
import { WatchedClient, WatchedPool } from './watchStatements';

export type Connection = Omit<NodePgDatabase, 'transaction'> & { readonly $client: pg.Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
export type Executor = Connection | Transaction;

export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  connection: Connection;
  pool: pg.Pool;
  readPool: () => PoolState;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /**
   * Address that bypasses a transaction pooler, which forwards no notifications; undefined: the same
   * address.
   */
  listenUrl: string | undefined;
  poolSize: number;
  statementTimeoutMs: number;
  connectTimeoutMs?: number;
  /** The address leads to a transaction pooler, which refuses settings of a session. */
  isPooled: boolean;
}

export const defaultDatabaseSettings: DatabaseSettings = {
  listenUrl: undefined,
  poolSize: 20,
  statementTimeoutMs: 5_000,
  isPooled: false,
};

function sessionLimits({ isPooled, statementTimeoutMs }: DatabaseSettings): pg.PoolConfig {
  if (isPooled) return {};
  return {
    idle_in_transaction_session_timeout: 10_000,
    ...(statementTimeoutMs > 0 && { statement_timeout: statementTimeoutMs }),
  };
}

const afterCommits = new WeakMap<Executor, (() => void)[]>();

/** Runs the work once a transaction of `inTransaction` is committed, and never after a rollback. */
export function afterCommit(transaction: Transaction, work: () => void): void {
  const planned = afterCommits.get(transaction);
  if (!planned) throw new Error('afterCommit needs a transaction that inTransaction opened');
  planned.push(work);
}

const owners = new WeakMap<Executor, Connection>();

export function getOwner(transaction: Transaction): Connection {
  const owner = owners.get(transaction);
  if (!owner) throw new Error('getOwner needs a transaction that inTransaction opened');
  return owner;
}

/**
 * Commits when the work resolves, then runs what was passed to `afterCommit`; rolls back when the work
 * throws. Drizzle's own `transaction` (0.45) keeps the pool's connection when it cannot begin one:
 * this one releases the connection, and drops it when it is broken.
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await connection.$client.connect();
  let isBroken = false;
  const planned: (() => void)[] = [];
  try {
    const result = await drizzle(client).transaction((transaction) => {
      afterCommits.set(transaction, planned);
      owners.set(transaction, connection);
      return work(transaction);
    }, config);
    planned.forEach((afterwards) => {
      afterwards();
    });
    return result;
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

const keptSessions = new WeakSet<Executor>();

/**
 * Names a prepared statement, so that the server plans it once per session. Returns no name behind a
 * transaction pooler, which assigns every call to another session.
 */
export function nameStatement(executor: Executor, name: string): string {
  return keptSessions.has(owners.get(executor) ?? executor) ? name : '';
}

const graceMs = 1_000;

/**
 * Opens a pool, which connects when first used. A database that is unavailable fails calls within
 * seconds instead of holding them.
 * @param onBreak Called when a connection breaks.
 */
export function connect(
  databaseUrl: string,
  onBreak: (error: Error) => void,
  settings: DatabaseSettings = defaultDatabaseSettings,
): OpenDatabase {
  const { connectTimeoutMs = 2_000, poolSize, statementTimeoutMs } = settings;
  const pool = new WatchedPool({
    Client: WatchedClient,
    connectionString: databaseUrl,
    application_name: 'commerce',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + graceMs }),
    ...sessionLimits(settings),
    keepAlive: true,
  });
  // A connection may also break between two statements of a transaction, when it has no other listener.
  pool.on('connect', (client) => void client.on('error', onBreak));
  pool.on('error', () => undefined);
  const connection = drizzle(pool);
  if (!settings.isPooled) keptSessions.add(connection);
  return {
    connection,
    pool,
    readPool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
