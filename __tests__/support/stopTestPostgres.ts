import { discardDataFolder } from '../../scripts/postgres/cluster';
import { takeTestPostgres } from './testPostgres';

export default async function stopTestPostgres(): Promise<void> {
  const cluster = takeTestPostgres();
  if (!cluster) return;
  await cluster.server.stop();
  await discardDataFolder(cluster.folder);
}
