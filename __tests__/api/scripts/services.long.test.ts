import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCommandLine } from '@/scripts/processes/processInfo';
import { findTestedDatabase, planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { query } from '@/testing/query';
import { readLedger } from '@/testing/sandbox';
import { startProgram, type StartedProgram } from '@/testing/startProgram';
import { descendants, living } from '../../support/descendants';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const READY = /The services are ready/;
const KEY = '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10';

function start(plan: TestedSystem, changes: Record<string, string> = {}): StartedProgram {
  return startProgram('services', { ...plan.env, ...changes });
}

function getPid({ child }: StartedProgram): number {
  return child.pid ?? 0;
}

async function killAll(program: StartedProgram): Promise<void> {
  const everyone = [getPid(program), ...descendants(getPid(program))];
  for (const pid of everyone) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already: its parent died a moment before.
    }
  }
  await program.ended;
}

function createLead(plan: TestedSystem): Promise<Response> {
  return fetch(`${plan.commerceUrl}/api/v1/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
    body: JSON.stringify({
      name: 'Maria da Silva',
      email: 'maria@example.com',
      phone: '+5511987654321',
      business: 'medcof',
      productCode: 'medcof-revalida',
      seller: 'performance',
      source: 'direto',
      operation: 'BR',
      locale: 'pt-BR',
    }),
  });
}

function createPixCharge(plan: TestedSystem): Promise<Response> {
  const key = readFileSync(path.join(plan.dataDir, 'sandbox.api-key'), 'utf8').trim();
  return fetch(`${plan.sandboxUrl}/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      paymentId: KEY,
      method: 'pix',
      amount: 358_800,
      currency: 'BRL',
      payer: { name: 'Maria da Silva', email: 'maria@example.com', phone: '+5511987654321' },
      description: 'Revalida',
      merchant: { name: 'Medcof', city: 'Sao Paulo' },
    }),
  });
}

describe('the services, started by the supervisor', () => {
  let plan: TestedSystem;
  let second: TestedSystem;
  let program: StartedProgram;

  beforeAll(async () => {
    [plan, second] = await Promise.all([planTestedSystem(), planTestedSystem()]);
    program = start(plan);
    await program.printed(READY);
  });
  afterAll(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
    plan.discard();
    second.discard();
  });

  it('refuse a second supervisor on the same data', async () => {
    const other = start(second, { DATA_DIR: plan.dataDir });
    await expect(other.ended).resolves.toBe(1);
    expect(other.output()).toBe(
      `The folder ${plan.dataDir} is in use by process ${getPid(program)}; stop that one or set DATA_DIR.\n`,
    );
  });

  it('refuse a second sandbox on the same database, and share theirs', async () => {
    const shared = { DATABASE_URL: findTestedDatabase(plan.dataDir) ?? '' };
    const other = start(second, shared);
    await expect(other.ended).resolves.toBe(1);
    expect(other.output()).toMatch(
      /^Another start on this database already runs a payment sandbox; set SANDBOX_URL, .* to share it/m,
    );
    const readKept = (name: string) => readFileSync(path.join(plan.dataDir, name), 'utf8').trim();
    const sharing = start(second, {
      ...shared,
      SANDBOX_URL: plan.sandboxUrl,
      SANDBOX_API_KEY: readKept('sandbox.api-key'),
      SANDBOX_WEBHOOK_SECRET: readKept('sandbox.webhook-secret'),
    });
    await sharing.printed(READY);
    const readiness = await fetch(`${second.commerceUrl}/readiness`);
    expect(await readiness.json()).toMatchObject({ checks: { provider: 'ok' } });
    sharing.child.kill('SIGTERM');
    await expect(sharing.ended).resolves.toBe(0);
  });

  it('have a database whose address npm run db:url prints', async () => {
    const command = startProgram('databaseUrl', plan.env);
    await expect(command.ended).resolves.toBe(0);
    const databaseUrl = command.output().trim();
    await expect(
      query({ databaseUrl }, 'select count(*) > 0 as migrated from pgmigrations', []),
    ).resolves.toEqual([{ migrated: true }]);
  });

  it('run twice side by side, and stop in order, leaving nothing behind', async () => {
    const other = start(second);
    await other.printed(READY);
    const everyone = descendants(getPid(other));
    expect(everyone.length).toBeGreaterThan(2);
    other.child.kill('SIGTERM');
    await expect(other.ended).resolves.toBe(0);
    expect(other.output().match(/^\w+ stopped\.$/gm)).toEqual([
      'commerce stopped.',
      'sandbox stopped.',
      'postgres stopped.',
    ]);
    expect(living(everyone)).toEqual([]);
    const still = await fetch(`${plan.commerceUrl}/readiness`);
    expect(still.status).toBe(200);
  });

  it('restart commerce when it is killed', async () => {
    const commerce = descendants(getPid(program)).find((pid) =>
      getCommandLine(pid).includes('build/commerce.js'),
    );
    if (commerce === undefined) throw new Error('commerce does not run');
    process.kill(commerce, 'SIGKILL');
    await program.printed(/commerce stopped by itself \(signal SIGKILL\)/);
    await program.printed(/commerce runs again\./);
    expect((await fetch(`${plan.commerceUrl}/readiness`)).status).toBe(200);
  });

  it('recover everything acknowledged after kill -9 of every process', async () => {
    const lead = await createLead(plan);
    expect([lead.status, (await createPixCharge(plan)).status]).toEqual([201, 201]);
    const acknowledged: unknown = await lead.json();
    const ledger = await readLedger(plan);
    await killAll(program);

    program = start(plan);
    await program.printed(READY);
    const again = await createLead(plan);
    expect(await again.json()).toEqual(acknowledged);
    expect(ledger).toEqual([expect.objectContaining({ kind: 'created', amount: 358_800 })]);
    expect(await readLedger(plan)).toEqual(ledger);
  });

  it('end with the supervisor when only the supervisor is killed', async () => {
    const everyone = descendants(getPid(program));
    process.kill(getPid(program), 'SIGKILL');
    await program.ended;
    for (let waited = 0; living(everyone).length > 0 && waited < 60_000; waited += 100)
      await wait(100);
    expect(living(everyone)).toEqual([]);
  });
});
