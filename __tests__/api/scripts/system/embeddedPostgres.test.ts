import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@/scripts/system/postgres/startEmbeddedPostgres';
import { choosePort } from '@/testing/choosePort';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  // mkdtemp closes the folder to other accounts, like a clone in root's home.
  const closed = mkdtempSync(path.join(tmpdir(), 'embedded-postgres-'));
  const dataDir = path.join(closed, 'data');
  const lines: string[] = [];
  let server: EmbeddedPostgres;

  const start = () => startEmbeddedPostgres({ dataDir, report: (line) => lines.push(line) });
  const clusterOf = () => {
    const pointer = path.join(dataDir, 'postgres.place');
    return existsSync(pointer)
      ? readFileSync(pointer, 'utf8').trim()
      : path.join(dataDir, 'postgres');
  };

  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    const cluster = clusterOf();
    discardDataFolder(dataDir);
    rmSync(closed, { recursive: true, force: true });
    expect(existsSync(cluster)).toBe(false);
  });

  it('writes every acknowledged commit to the disk', async () => {
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes'];
    const columns = settings.map((name) => `current_setting('${name}') as ${name}`);
    await expect(query(server.url, `select ${columns.join(', ')}`)).resolves.toEqual([
      { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
    ]);
  });

  it('listens on this machine only, and stores text in UTF-8', async () => {
    await expect(
      query(
        server.url,
        `select current_setting('listen_addresses') as hosts,
                current_setting('unix_socket_directories') as sockets,
                current_setting('server_encoding') as encoding, lower('ÇÃO') as lower`,
      ),
    ).resolves.toEqual([{ hosts: '127.0.0.1', sockets: '', encoding: 'UTF8', lower: 'ção' }]);
  });

  it('serves with a role that reads and writes rows and nothing else', async () => {
    await query(server.url, 'create table histories (id serial primary key, what text)');
    await query(server.servingUrl, "insert into histories (what) values ('paid')");
    await expect(query(server.servingUrl, 'select what from histories')).resolves.toEqual([
      { what: 'paid' },
    ]);
    const beyond = [
      "copy histories from program 'id'",
      'alter table histories disable trigger all',
      'truncate histories',
      'drop table histories',
      'create table own (id int)',
      "select pg_read_file('postgresql.conf')",
      'create role another superuser',
    ];
    for (const statement of beyond)
      await expect(query(server.servingUrl, statement)).rejects.toThrow(
        /permission denied|must be owner/,
      );
    await expect(
      query(
        server.servingUrl,
        'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).resolves.toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
    ]);
    await query(server.url, 'drop table histories');
  });

  it('keeps its passwords secret', () => {
    expect(statSync(path.join(dataDir, 'postgres.app-password')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    const { password } = new URL(server.url);
    expect(lines.join('\n')).not.toContain(password);
  });

  it('refuses a connection without the password', async () => {
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('reports where the database is when its account cannot reach the data folder', () => {
    const isElsewhere = path.dirname(clusterOf()) !== dataDir;
    expect(isElsewhere).toBe(process.getuid?.() === 0);
    expect(lines.some((line) => line.endsWith(`the database is kept in ${clusterOf()}.`))).toBe(
      isElsewhere,
    );
  });

  it('recovers everything acknowledged after kill -9, on the same address', async () => {
    await query(server.url, 'create table sale (id int); insert into sale values (1), (2)');
    const postmaster = Number(
      readFileSync(path.join(clusterOf(), 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(postmaster, 'SIGKILL');
    await expect(server.exited).resolves.toBe('signal SIGKILL');
    const before = server.url;
    server = await start();
    expect(server.url).toBe(before);
    await expect(query(server.url, 'select count(*)::int as sales from sale')).resolves.toEqual([
      { sales: 2 },
    ]);
  });

  it('stops a server that an earlier start left running, and starts its own', async () => {
    const left = server;
    server = await start();
    await expect(left.exited).resolves.toBe('exit code 0');
    await expect(query(server.url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it('chooses another port when the previous one is in use', async () => {
    const { port } = new URL(server.url);
    await server.stop();
    const other = createServer().listen(Number(port), '127.0.0.1');
    await once(other, 'listening');
    server = await start();
    other.close();
    expect(new URL(server.url).port).not.toBe(port);
  });

  it('names POSTGRES_PORT when that port is in use', async () => {
    await server.stop();
    const port = await choosePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expect(startEmbeddedPostgres({ dataDir, port })).rejects.toThrow(
      `Port ${port} is in use; stop what uses it or set POSTGRES_PORT.`,
    );
    other.close();
    server = await start();
  });

  it('leaves nothing of a test database when the process that started it is killed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'killed-postgres-'));
    chmodSync(folder, 0o711);
    const program = `
      import { startEmbeddedPostgres } from '@/scripts/system/postgres/startEmbeddedPostgres';
      await startEmbeddedPostgres({ dataDir: process.argv[1], isDisposable: true });
      console.log('It is there.');`;
    const owner = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program, folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(owner.stdout, 'data');
    expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(true);
    owner.kill('SIGKILL');
    await vi.waitFor(
      () => {
        expect(existsSync(path.join(folder, 'postgres', 'base'))).toBe(false);
      },
      {
        timeout: 120_000,
        interval: 100,
      },
    );
    rmSync(folder, { recursive: true, force: true });
  });
});
