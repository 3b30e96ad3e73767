import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseUnavailable } from './errors';

export type Connection = NodePgDatabase;
export type Transaction = Parameters<Parameters<Connection['transaction']>[0]>[0];
/** What a repository works on: the connection, or a transaction of it. */
export type Executor = Connection | Transaction;

export interface OpenDatabase {
  connection: Connection;
  close(): Promise<void>;
}

/**
 * Opens a pool. It connects when first used, and a database that is unavailable fails calls within
 * seconds instead of holding them.
 * @param onBreak Called when a connection breaks.
 */
export function connect(databaseUrl: string, onBreak: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'commerce',
    max: 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection may also break between two statements of a transaction, when nobody listens to it.
  pool.on('connect', (client) => void client.on('error', onBreak));
  pool.on('error', () => undefined);
  const connection = drizzle(pool);
  // Drizzle (0.45) keeps a connection whose transaction could not begin: twenty of them, and nobody
  // has one any more.
  connection.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return { connection, close: () => pool.end() };
}
