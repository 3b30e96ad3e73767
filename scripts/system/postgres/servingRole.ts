import { Client, escapeIdentifier, escapeLiteral } from 'pg';

export const servingRole = 'checkout_app';

const role = escapeIdentifier(servingRole);
const rows = 'select, insert, update, delete';

/**
 * Creates the role that commerce serves with, or sets its password again, and grants it the tables and
 * sequences that the migrations created and will create. Only the start uses the cluster's superuser:
 * an attacker who controls commerce could run programs of the machine with it and disable the triggers
 * of the histories.
 * @param url of the database, as its superuser
 */
export async function createServingRole(url: string, password: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [
      servingRole,
    ]);
    const verb = rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${role} login password ${escapeLiteral(password)}`);
    await client.query(`
      revoke all on schema public from public;
      grant usage on schema public to ${role};
      grant ${rows} on all tables in schema public to ${role};
      grant usage, select on all sequences in schema public to ${role};
      alter default privileges in schema public grant ${rows} on tables to ${role};
      alter default privileges in schema public grant usage, select on sequences to ${role};
    `);
  } finally {
    await client.end();
  }
}
