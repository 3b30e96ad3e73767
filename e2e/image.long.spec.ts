import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { PaymentView } from '@/contract/payment';
import { buildPath, paths } from '@/contract/paths';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { contact, document } from '@/testing/contact';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { getTxid } from '@/testing/sandbox';
import { databaseUrl, runStatement } from './support/database';
import { linkedOnly, linkProductionPackages } from './support/productionPackages';

const dockerfile = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');

/** @param pattern as in a shell, with `*` for anything but a slash */
const toPattern = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`);

const removed = [...dockerfile.matchAll(/rm -rf (.+)$/gm)].flatMap(([, names = '']) =>
  names.split(' ').map(toPattern),
);
const isKept = (place: string) => !removed.some((pattern) => pattern.test(place));

const imageVariables = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value] as const;
    }),
  ),
);

const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** @returns the folders of its packages, which are linked */
function makeImage(folder: string): string[] {
  for (const [, names = '', target = ''] of lastStage.matchAll(/^COPY --from=build (.+) (\S+)$/gm))
    for (const name of names.split(' ').map((place) => place.replace('/app/', ''))) {
      if (name === 'node_modules') continue;
      const place = path.join(folder, target, target.endsWith('/') ? path.basename(name) : '');
      mkdirSync(path.dirname(place), { recursive: true });
      cpSync(path.join(projectRoot, name), place, {
        recursive: true,
        filter: (file) =>
          isKept(path.relative(projectRoot, file)) && !/\.next\/dev(\/|$)/.test(file),
      });
    }
  return linkProductionPackages(folder, (name) => isKept(`node_modules/${name}`));
}

function measure(place: string): number {
  const stats = lstatSync(place);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(place).reduce((sum, name) => sum + measure(path.join(place, name)), 0);
}

/** Of what the image adds to Node's own (docs/operating.md). */
const maxBytes = 600e6;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('node_modules/'))
    .map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`)
    .sort();

let folder: string;
let ledger: string;
const children: ChildProcess[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  ledger = mkdtempSync(path.join(tmpdir(), 'image-ledger-'));
});
test.afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o755);
  for (const made of [folder, ledger]) rmSync(made, { recursive: true, force: true });
});

function run(command: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/launch.js', command], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      ...imageVariables,
      PATH: process.env.PATH,
      NODE_OPTIONS: linkedOnly,
      APP_ENV: 'homolog',
      ...variables,
    },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }));
  return { child, ended };
}

async function send(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as Record<string, unknown>;
  expect({ status: answer.status, code: told.code }).toEqual({ status: 201, code: undefined });
  return told;
}

test('the image adds at most 600 MB of files to Node’s own', () => {
  test.setTimeout(120_000);
  const packages = makeImage(folder);
  const bytes = [folder, ...packages].reduce((sum, place) => sum + measure(place), 0);
  expect(bytes).toBeLessThan(maxBytes);
});

test('every command of the image starts, sells, and writes nothing outside its data', async () => {
  test.setTimeout(420_000);
  makeImage(folder);
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o555);
  const before = listFiles(folder);
  const database = `image_${randomBytes(6).toString('hex')}`;
  await runStatement(`create database ${database}`, []);
  const [web, commerce, worker, sandbox] = [
    await choosePort(),
    await choosePort(),
    await choosePort(),
    await choosePort(),
  ];
  const secrets = {
    SANDBOX_API_KEY: 'the-key-of-the-sandbox',
    SANDBOX_WEBHOOK_SECRET: randomBytes(32).toString('base64'),
  };
  // Both are loaded, but nothing listens there.
  const monitoring = {
    SENTRY_DSN: 'http://key@127.0.0.1:1/7',
    ELASTIC_APM_SERVER_URL: 'http://127.0.0.1:1',
  };
  const ofCommerce = {
    ...secrets,
    ...monitoring,
    BACKGROUND_WORK: 'false',
    CAPTCHA: 'off',
    COMMERCE_PORT: String(commerce),
    DATABASE_URL: databaseUrl().replace(/checkout$/, database),
    DATA_KEY: 'a-data-key-of-a-test',
    LOOKUP_KEY: 'a-lookup-key-of-a-test',
    SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    UNLEASH_TOKEN: 'a-token',
    UNLEASH_URL: 'http://127.0.0.1:1/api',
    WORKER_PORT: String(worker),
  };
  try {
    expect(await run('migrate', ofCommerce).ended).toEqual({ code: 0, output: '' });
    const running = [
      run('sandbox', {
        ...secrets,
        DATA_DIR: ledger,
        SANDBOX_PORT: String(sandbox),
        // As in deploy/kubernetes: only web can be reached from outside.
        SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${web}/api/v1/webhooks/sandbox`,
      }),
      run('commerce', ofCommerce),
      run('worker', ofCommerce),
      run('web', { ...monitoring, API_URL: `http://127.0.0.1:${commerce}`, PORT: String(web) }),
    ];
    for (const port of [sandbox, commerce, worker, web])
      await expect
        .poll(() => isReady(port, running), { timeout: 180_000 })
        .toBe(`${port} is ready`);
    const origin = `http://127.0.0.1:${web}`;
    expect((await fetch(`${origin}/lead?product=ms`)).status).toBe(200);
    const { leadId } = await send(`${origin}${paths.lead}`, createLeadRequest());
    const payer = { ...contact, document, leadId: String(leadId) };
    const order = createPaymentRequest(payer, sales.ms, [parts.pix(sales.ms.amount)]);
    const { token } = await send(`${origin}${paths.paymentV2}`, order);
    const address = `${origin}${buildPath(paths.payment, { token: String(token) })}`;
    const readPayment = async () => (await (await fetch(address)).json()) as PaymentView;
    await expect.poll(async () => (await readPayment()).state).toBe('pending');
    const { pix } = await readPayment();
    await fetch(`http://127.0.0.1:${sandbox}/pix/${getTxid(pix?.code ?? '')}/pay`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.SANDBOX_API_KEY}` },
    });
    await expect.poll(async () => (await readPayment()).state).toBe('paid');
    running.forEach(({ child }) => child.kill('SIGTERM'));
    // As systemd does, which signals npm, too, and npm passes the signal on.
    running.forEach(({ child }) => child.kill('SIGTERM'));
    expect((await Promise.all(running.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([
      0, 0, 0, 0,
    ]);
  } finally {
    children.forEach((child) => child.kill('SIGKILL'));
    await runStatement(`drop database ${database} with (force)`, []);
  }
  expect(listFiles(folder)).toEqual(before);
});

async function isReady(port: number, running: readonly ReturnType<typeof run>[]): Promise<string> {
  const dead = running.find(({ child }) => child.exitCode !== null);
  if (dead) return (await dead.ended).output;
  return fetch(`http://127.0.0.1:${port}/readiness`).then(
    async (answer) => (answer.ok ? `${port} is ready` : answer.text()),
    () => 'nobody answers',
  );
}
