import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { variableNames } from '@/config/variables.server';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { readRun } from './support/run';

const { commerceUrl } = readRun(process.env);

test('web listens on the address of HOST, and on no other of the machine', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere 127.0.0.2 is no address of the machine');
  const port = String(await choosePort());
  const unset = Object.fromEntries(variableNames.map((name) => [name, '']));
  const web = spawn(process.execPath, ['scripts/launch.js', 'web'], {
    cwd: projectRoot,
    env: { ...process.env, ...unset, API_URL: commerceUrl, HOST: '127.0.0.1', PORT: port },
    stdio: 'ignore',
  });
  const isAnswered = (host: string) =>
    fetch(`http://${host}:${port}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(() => isAnswered('127.0.0.1'), { timeout: 120_000 }).toBe(true);
    expect(await isAnswered('127.0.0.2')).toBe(false);
  } finally {
    web.kill('SIGTERM');
    await once(web, 'exit');
  }
});
