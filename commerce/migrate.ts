import { migrate } from './database/migrate';

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) {
  process.stderr.write('Migrations need DATABASE_URL.\n');
  process.exit(1);
}
try {
  await migrate(DATABASE_URL);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The database could not be migrated: ${reason}\n`);
  process.exit(1);
}
