import type { CleanedEnv } from 'envalid';
import { required, type variables } from './variables.server';

export const databaseVariables = [
  'DATABASE_LISTEN_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_STATEMENT_SECONDS',
  'DATABASE_POOLER',
];

export function readDatabaseSettings(values: CleanedEnv<typeof variables>) {
  // A pooler does not forward notifications, and buyers' pages wait for them.
  if (values.DATABASE_POOLER) required('DATABASE_LISTEN_URL', values.DATABASE_LISTEN_URL);
  return {
    listenUrl: values.DATABASE_LISTEN_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    /** Milliseconds; 0: the server decides. */
    statementTimeoutMs: values.DATABASE_STATEMENT_SECONDS * 1_000,
    isPooled: values.DATABASE_POOLER,
  };
}
