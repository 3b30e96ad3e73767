import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { variableNames } from '@/config/variables.server';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { readRun } from './support/run';

const { commerceUrl } = readRun(process.env);

function countInMemory(pid: number, texts: readonly string[]): Record<string, number> {
  const counts = Object.fromEntries(texts.map((text) => [text, 0]));
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const regions = readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(
    /^([0-9a-f]+)-([0-9a-f]+) rw.. .*$/gm,
  );
  const step = 16 * 1024 * 1024;
  for (const [, from = '', to = ''] of regions)
    for (let place = parseInt(from, 16); place < parseInt(to, 16); place += step) {
      const part = Buffer.alloc(Math.min(step, parseInt(to, 16) - place));
      try {
        readSync(memory, part, 0, part.length, place);
      } catch {
        // Reserved, and never used.
        continue;
      }
      for (const text of texts) if (part.includes(text)) counts[text] = (counts[text] ?? 0) + 1;
    }
  closeSync(memory);
  return counts;
}

function copyBuilt(environmentFile: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const place of [
    'build',
    'package.json',
    '.nvmrc',
    'next.config.js',
    'scripts/launch.js',
    'scripts/build/stamp.js',
  ])
    cpSync(path.join(projectRoot, place), path.join(root, place), { recursive: true });
  for (const place of ['.next', 'node_modules', 'public'])
    symlinkSync(path.join(projectRoot, place), path.join(root, place));
  writeFileSync(path.join(root, '.env'), environmentFile);
  return root;
}

test('web never has a secret of another process in its memory, even if .env has them all', async () => {
  test.skip(process.platform !== 'linux', 'no other system shows the memory of a process');
  const port = String(await choosePort());
  const own = 'mailto:canary-of-web@example.com';
  const foreign = {
    DATABASE_URL: 'postgresql://app:canary-of-the-database@127.0.0.1/checkout',
    EMAIL_ID_SECRET: 'canary-of-the-e-mail-ids-0123456789',
    SANDBOX_API_KEY: 'canary-of-the-api-key-0123456789abc',
    SANDBOX_WEBHOOK_SECRET: Buffer.from('canary of the webhooks, 32 bytes').toString('base64'),
    UNLEASH_TOKEN: 'canary-of-the-flags',
  };
  const lines = Object.entries({ ...foreign, SECURITY_CONTACT: own, API_URL: commerceUrl });
  const root = copyBuilt(lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  const shell = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  const web = spawn(process.execPath, ['scripts/launch.js', 'web'], {
    cwd: root,
    env: Object.assign({ NODE_ENV: process.env.NODE_ENV }, Object.fromEntries(shell), {
      PORT: port,
    }),
    stdio: 'ignore',
  });
  try {
    const ask = (address: string) => fetch(`http://localhost:${port}${address}`);
    await expect
      .poll(
        () =>
          ask('/healthcheck').then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    expect(await (await ask('/.well-known/security.txt')).text()).toContain(own);
    expect((await ask('/lead?product=ms')).status).toBe(200);
    const texts = [...Object.values(foreign), 'canary-of-the-database', own];
    const found = countInMemory(web.pid ?? 0, texts);
    expect(found[own], 'what it reads is found').toBeGreaterThan(0);
    expect(Object.entries(found).filter(([text, count]) => text !== own && count > 0)).toEqual([]);
  } finally {
    web.kill('SIGTERM');
    await once(web, 'exit');
    rmSync(root, { recursive: true });
  }
});
