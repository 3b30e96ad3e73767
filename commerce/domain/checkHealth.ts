import { sql } from 'drizzle-orm';
import type { Health } from '@/contract/health';
import { isMigrated } from '../database/isMigrated';
import type { Services } from '../Services';

async function verdict(question: Promise<boolean>): Promise<'ok' | 'unavailable'> {
  return (await question.catch(() => false)) ? 'ok' : 'unavailable';
}

/** Whether this process and what it keeps its data in can work. */
export async function checkOwnHealth({ connection }: Services): Promise<Health['checks']> {
  const [database, migrations] = await Promise.all([
    verdict(connection.execute(sql`select 1`).then(() => true)),
    verdict(isMigrated(connection)),
  ]);
  return { database, migrations };
}

/** Whether buyers can pay: its own health, and that of the payment provider. */
export async function checkReadiness(services: Services): Promise<Health['checks']> {
  const [own, provider] = await Promise.all([
    checkOwnHealth(services),
    verdict(services.provider.isReachable()),
  ]);
  return { ...own, provider };
}

/** The answer's body for a set of checks. */
export function healthOf(checks: Health['checks']): Health {
  const isSound = Object.values(checks).every((check) => check === 'ok');
  return { status: isSound ? 'ok' : 'unavailable', checks };
}
