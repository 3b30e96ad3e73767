import { createServer, type Server } from 'node:http';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePort } from '@/testing/choosePort';
import type { Supervisor } from '../../scripts/processes/supervisor';
import { StartProblem } from '../../scripts/StartProblem';
import { send } from '../client';
import { type Compose, readProxyConfig } from './compose';
import { database, leads, type ClusterNode, type RolePasswords } from './postgresCluster';
import type { ServerFolder } from './programs';

export interface DatabaseProxies {
  /**
   * Connects straight to the leader, for LISTEN: a pool in transaction mode passes no notifications
   * on.
   */
  leaderPort: number;
  poolPort: number;
}

async function startLeaderCheck({ port }: ClusterNode): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => {
    void leads(port).then((isLeader) => {
      response.writeHead(isLeader ? 200 : 503).end();
    });
  });
  const checkPort = await choosePort();
  await new Promise<void>((resolve) => server.listen(checkPort, '127.0.0.1', resolve));
  server.unref();
  return { port: checkPort, server };
}

const leaderConfig = (
  leaderPort: number,
  nodes: readonly { node: ClusterNode; checkPort: number }[],
) => `
defaults
    mode tcp
    timeout connect 2s
    # Idle connections are kept: those of the pool, and those that listen.
    timeout client 1h
    timeout server 1h
    timeout check 2s

listen leader
    bind 127.0.0.1:${leaderPort}
    option httpchk GET /
    default-server check inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(
    ({ checkPort, node }) =>
      `    server ${node.name} 127.0.0.1:${node.port} check port ${checkPort}`,
  )
  .join('\n')}
`;

const poolConfig = ({ leaderPort, poolPort }: DatabaseProxies, users: string) => `
[databases]
${database} = host=127.0.0.1 port=${leaderPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
; Who waits for a connection is told so soon, and asks again.
query_wait_timeout = 3
server_login_retry = 1
server_connect_timeout = 2
`;

export async function startDatabaseProxies(
  supervisor: Supervisor,
  folder: ServerFolder,
  nodes: readonly ClusterNode[],
  passwords: RolePasswords,
): Promise<DatabaseProxies> {
  const ports = { leaderPort: await choosePort(), poolPort: await choosePort() };
  const checks = [];
  for (const node of nodes) checks.push({ node, checkPort: (await startLeaderCheck(node)).port });
  const write = (name: string, text: string) => {
    const file = path.join(folder.make('proxies'), name);
    writeFileSync(file, text);
    return file;
  };
  const leader = write('leader.cfg', leaderConfig(ports.leaderPort, checks));
  const users = write('users.txt', `"checkout_app" "${passwords.app}"\n`);
  const pool = write('pgbouncer.ini', poolConfig(ports, users));
  await supervisor.start({
    name: 'leader proxy',
    start: () => Promise.resolve(folder.run('haproxy', 'leader-proxy', ['-db', '-f', leader])),
  });
  await supervisor.start({
    name: 'pgbouncer',
    start: () => Promise.resolve(folder.run('pgbouncer', 'pgbouncer', [pool])),
  });
  return ports;
}

const maxConnections = 4_000;

/**
 * Starts the proxy of deploy/haproxy.cfg in front of the webs and the commerces. It is ready when a
 * web is.
 * @throws StartProblem when it exits before
 */
export async function startProxy(
  supervisor: Supervisor,
  folder: ServerFolder,
  compose: Compose,
): Promise<void> {
  const file = path.join(folder.make('proxies'), 'haproxy.cfg');
  writeFileSync(file, readProxyConfig(compose));
  const url = `http://${compose.getAddress('proxy')}:8080/healthcheck`;
  await supervisor.start({
    name: 'proxy',
    start: async (stopping) => {
      const limit = ['-n', String(maxConnections)];
      const running = folder.run('haproxy', 'proxy', ['-db', ...limit, '-f', file]);
      let exit: string | undefined;
      void running.exited.then((how) => (exit = how));
      while ((await send(url)).status !== 200) {
        if (exit !== undefined) throw new StartProblem(`The proxy did not start (${exit}).`);
        await wait(100, undefined, { signal: stopping });
      }
      return running;
    },
  });
}
