import type { Environment } from '../environment';
import { startEmbeddedPostgres } from '../postgres/startEmbeddedPostgres';
import type { Member } from '../processes/Member';

export interface DatabaseMember extends Member {
  /** Known once it has started. */
  url(): string;
}

/** The embedded PostgreSQL as a member of the system; it comes back on the port it first had. */
export function databaseMember(
  { dataDir, postgresPort }: Environment,
  report: (line: string) => void,
): DatabaseMember {
  let port = postgresPort;
  let url = '';
  return {
    name: 'postgres',
    url: () => url,
    start: async () => {
      const server = await startEmbeddedPostgres({
        dataDir,
        port,
        report: (line) => report(`postgres | ${line}`),
      });
      url = server.url;
      port = Number(new URL(url).port);
      return server;
    },
  };
}
