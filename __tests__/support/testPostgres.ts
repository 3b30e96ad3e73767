import type { EmbeddedPostgres } from '../../scripts/postgres/startEmbeddedPostgres';

/** The cluster of a test run. Set-up and tear-down share a process but no modules. */
interface TestPostgres {
  server: EmbeddedPostgres;
  folder: string;
}

const holder: typeof globalThis & { testPostgres?: TestPostgres } = globalThis;

export function keepTestPostgres(cluster: TestPostgres): void {
  holder.testPostgres = cluster;
}

export function takeTestPostgres(): TestPostgres | undefined {
  return holder.testPostgres;
}
