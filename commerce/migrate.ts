import { readMigrationUrl } from '@/config/commerce.server';
import { migrate } from './database/migrate';

try {
  await migrate(readMigrationUrl(process.env));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The database could not be migrated: ${reason}\n`);
  process.exit(1);
}
