import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect } from '@/commerce/database/connect';
import { migrate } from '@/commerce/database/migrate';
import { createPaymentFeed } from '@/commerce/modules/payments/feed';
import { paymentRepository } from '@/commerce/modules/payments/repository';
import { chooseAccount } from '@/scripts/system/postgres/account';
import { discardDataFolder } from '@/scripts/system/postgres/cluster';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@/scripts/system/postgres/startEmbeddedPostgres';
import { eventually } from '@/testing/eventually';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const describeWithOpenssl = hasOpenssl ? describe : describe.skip;

let folder: string;
let server: EmbeddedPostgres;

const place = (name: string) => path.join(folder, name);
const openssl = (...args: string[]) => {
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
};

function createAuthority(name: string): void {
  const subject = ['-subj', `/CN=${name}`, '-days', '2'];
  const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files);
}

function createCertificate(host: string, authority: string): void {
  const files = ['-keyout', `${host}.key`, '-out', `${host}.csr`];
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`, ...files);
  writeFileSync(place('names'), `subjectAltName=DNS:${host}\n`);
  const issuer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  const request = ['-req', '-in', `${host}.csr`, '-extfile', 'names', '-days', '2'];
  openssl('x509', ...request, ...issuer, '-out', `${host}.pem`);
  chmodSync(place(`${host}.key`), 0o600);
  // The server refuses a key that is another account's.
  const account = chooseAccount(place('none'));
  if (account) chownSync(place(`${host}.key`), account.uid, account.gid);
}

async function query(...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query<object>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Has the server present the certificate of a host; every later connection sees it. */
async function present(host: string): Promise<void> {
  await query(
    `alter system set ssl_cert_file = '${place(`${host}.pem`)}'`,
    `alter system set ssl_key_file = '${place(`${host}.key`)}'`,
    'alter system set ssl = on',
    'select pg_reload_conf()',
  );
  await eventually(
    () => query("select current_setting('ssl') || current_setting('ssl_cert_file') as shown"),
    ([row]) => JSON.stringify(row).includes(`on${place(`${host}.pem`)}`),
  );
}

const addressOf = (authority: string) => {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  url.search = `sslmode=verify-full&sslrootcert=${place(`${authority}.pem`)}`;
  return url.href;
};

async function usePool(url: string): Promise<unknown> {
  const { close, connection } = connect(url, () => undefined);
  try {
    const { rows } = await connection.execute(
      sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
    );
    return rows[0]?.ssl;
  } finally {
    await close();
  }
}

async function listen(url: string): Promise<unknown> {
  const { close, connection } = connect(server.url, () => undefined);
  const errors: unknown[] = [];
  const feed = createPaymentFeed(url, paymentRepository(connection), (error) => errors.push(error));
  feed.start();
  const listListeners = () =>
    query(`select ssl from pg_stat_ssl join pg_stat_activity using (pid)
           where application_name = 'commerce-feed' and query like 'listen%'`);
  try {
    const [listener] = await eventually(
      listListeners,
      ({ length }) => length === 1 || errors.length > 0,
    );
    if (errors.length > 0) throw errors[0];
    return (listener as { ssl: boolean }).ssl;
  } finally {
    await feed.stop();
    await close();
  }
}

const ways: [string, (url: string) => Promise<unknown>][] = [
  ['the pool', usePool],
  ['LISTEN', listen],
  ['a migration', (url) => migrate(url).then(() => true)],
];

async function findRefusal(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => new Error('accepted'),
    (thrown: unknown) => thrown,
  );
  const { cause = error } = error as Error;
  const { code, message } = cause as Error & { code?: string };
  return code ?? message;
}

describeWithOpenssl('TLS to PostgreSQL (needs openssl of the system)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'checkout-tls-'));
    // PostgreSQL may run under another account.
    chmodSync(folder, 0o711);
    server = await startEmbeddedPostgres({ dataDir: place('data'), isDisposable: true });
    await migrate(server.url);
    createAuthority('ours');
    createAuthority('another');
    createCertificate('localhost', 'ours');
    createCertificate('database.example', 'ours');
  });
  afterAll(async () => {
    await server.stop();
    discardDataFolder(place('data'));
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(ways)('%s is not opened unencrypted', async (_name, use) => {
    expect(await findRefusal(use(addressOf('ours')))).toMatch(/does not support SSL/);
  });

  it.each(ways)('verify-full lets %s through to the server of the address', async (_name, use) => {
    await present('localhost');
    expect(await use(addressOf('ours'))).toBe(true);
  });

  it.each(ways)('verify-full keeps %s from a server of another authority', async (_name, use) => {
    await present('localhost');
    expect(await findRefusal(use(addressOf('another')))).toMatch(
      /UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT_LOCALLY/,
    );
  });

  it.each(ways)('verify-full keeps %s from a server of another name', async (_name, use) => {
    await present('database.example');
    expect(await findRefusal(use(addressOf('ours')))).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  });
});
