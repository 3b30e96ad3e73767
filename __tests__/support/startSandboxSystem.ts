import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommerce, type CommerceOptions } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { createSandboxLoyaltyProgram } from '@/commerce/providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxProvider } from '@/commerce/providers/sandbox/createSandboxProvider';
import { createSandboxSmsSender } from '@/commerce/providers/sandbox/createSandboxSmsSender';
import { buildPath, paths } from '@/contract/paths';
import { buildSandbox } from '@/sandbox/http/buildSandbox';
import type { SandboxApp } from '@/sandbox/http/SandboxApp';
import { commerceOptions } from './commerceOptions';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';

export interface SandboxSystem {
  app: App;
  options: CommerceOptions;
  database: TestDatabase;
  sandbox: SandboxApp;
  sandboxUrl: string;
  webhookSecret: string;
  stop(): Promise<void>;
}

export async function startSandboxSystem(
  own: Partial<Pick<CommerceOptions, 'destinations' | 'limits' | 'operators'>> = {},
): Promise<SandboxSystem> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'checkout-sandbox-'));
  const database = await createTestDatabase();
  const shared = { webhookSecret: randomBytes(24).toString('base64'), apiKey: 'test-key' };
  // The two need each other's address: commerce is listening before the sandbox is built.
  let sandboxUrl = '';
  const connection = {
    ...shared,
    timeoutMs: 4_000,
    get url() {
      return sandboxUrl;
    },
  };
  const options: CommerceOptions = {
    ...commerceOptions(database.url),
    provider: createSandboxProvider(connection),
    sms: createSandboxSmsSender(connection),
    loyalty: createSandboxLoyaltyProgram(connection),
    appEnvironment: 'homolog',
    timing: { sweepIntervalMs: 100 },
    ...own,
    // The tests of this system decline the same card many times.
    limits: { 'declines-per-card': 1_000, ...own.limits },
  };
  const app = await buildCommerce(options);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sandbox = await buildSandbox({
    ...shared,
    dataDirectory,
    webhookUrl: `${origin}${buildPath(paths.webhook, { provider: 'sandbox' })}`,
    publicUrl: 'http://localhost:4100',
    logLevel: 'silent',
  });
  sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    options,
    database,
    sandbox,
    sandboxUrl,
    webhookSecret: shared.webhookSecret,
    async stop() {
      await sandbox.close();
      await app.close();
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
