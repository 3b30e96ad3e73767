import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '@/scripts/projectRoot';
import { programSources, webSources } from '@/scripts/build/stamp';
import { planTestedSystem, type TestedSystem } from '@/scripts/testedSystem';
import { linkedOnly, linkProductionPackages } from './support/productionPackages';

let folder: string;
let tested: TestedSystem;
let started: ChildProcess | undefined;

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
  tested = await planTestedSystem();
});
test.afterEach(async () => {
  if (started?.exitCode === null) {
    started.kill('SIGKILL');
    await once(started, 'exit');
  }
  tested.discard();
  rmSync(folder, { recursive: true, force: true });
});

const files = ['package.json', 'package-lock.json', '.nvmrc'];

function install(): void {
  const whole = new Set([...files, ...webSources, ...programSources, '.next', 'build']);
  for (const name of [...whole].filter((place) => existsSync(path.join(projectRoot, place))))
    cpSync(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/\.next\/(cache|dev)(\/|$)/.test(file),
    });
  linkProductionPackages(folder);
}

const listInstalled = () =>
  readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
const readAll = () => files.map((name) => readFileSync(path.join(folder, name), 'utf8'));

test('npm ci --omit=dev && npm start starts from the build, and leaves the folder unchanged', async () => {
  test.setTimeout(420_000);
  install();
  expect(existsSync(path.join(folder, 'node_modules', 'typescript'))).toBe(false);
  const [before, packages] = [readAll(), listInstalled()];
  const running = spawn(process.execPath, ['scripts/launch.js', 'start'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: folder,
      NODE_OPTIONS: linkedOnly,
      ...tested.env,
    },
  });
  started = running;
  let output = '';
  running.stdout.on('data', (chunk) => (output += String(chunk)));
  running.stderr.on('data', (chunk) => (output += String(chunk)));
  const ask = (address: string) =>
    fetch(`${tested.baseUrl}${address}`).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      () => '',
    );
  await expect
    .poll(async () => (running.exitCode === null ? ask('/readiness') : output), {
      timeout: 300_000,
    })
    .toMatch(/^200 /);
  expect(await ask('/lead?product=medcof')).toMatch(/^200 .*Nome Completo/s);
  running.kill('SIGTERM');
  await once(running, 'exit');
  expect(running.exitCode).toBe(0);
  expect(output).not.toMatch(/install|building/i);
  expect(readAll()).toEqual(before);
  expect(listInstalled()).toEqual(packages);
});
