import { findTestedDatabase } from '@/scripts/testedSystem';
import { query } from '@/testing/query';
import { readRun } from './run';

/** The superuser's URL of the database under test. @throws Error when the system has none */
export function databaseUrl(): string {
  const { dataDir } = readRun(process.env);
  const url = findTestedDatabase(dataDir);
  if (url === undefined) throw new Error(`No database was started in ${dataDir}.`);
  return url;
}

/** Runs one statement in commerce's database. @returns its rows */
export const runStatement = (statement: string, values: readonly unknown[]) =>
  query<Record<string, unknown>>({ databaseUrl: databaseUrl() }, statement, values);

export async function getPaymentId(token: string): Promise<string> {
  const [row] = await runStatement('select id from payments where token = $1', [token]);
  return String(row?.id);
}

/**
 * The provider's references of a buyer's payments, one for each part of a split payment.
 * @param email as it was typed
 */
export async function getChargeReferences(email: string): Promise<string[]> {
  const rows = await runStatement(
    `select part.reference from payment_parts part
     join payments payment on payment.id = part.payment_id where payment.payer_email = $1`,
    [email],
  );
  return rows.map(({ reference }) => String(reference));
}
