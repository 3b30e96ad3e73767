import pg from 'pg';
import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import { planTestedSystem } from '@/scripts/testedSystem';
import { eventually } from '@/testing/eventually';
import { startProgram } from '@/testing/startProgram';
import { createTestDatabase } from '../../support/createTestDatabase';

it('Ctrl-C ends a start that waits for the database', async () => {
  const [database, plan] = await Promise.all([createTestDatabase(), planTestedSystem()]);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID]);
  const program = startProgram('services', { ...plan.env, DATABASE_URL: database.url });
  const isWaiting = 'select from pg_locks where locktype = $1 and not granted';
  await eventually(
    () => database.query(isWaiting, ['advisory']),
    (rows) => rows.length > 0,
  );
  program.child.kill('SIGINT');
  await expect(program.ended).resolves.toBe(0);
  expect(program.output()).toBe('Stopping; a second signal ends everything at once.\n');
  await other.end();
  await database.drop();
  plan.discard();
});
