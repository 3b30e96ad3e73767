import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { recaptchaSecret, startSiteverify } from '@/testing/startSiteverify';
import { databaseUrl } from './database';
import { readRun } from './run';
import { startWatchedWeb } from './startWatchedWeb';

/** Milliseconds between two looks whether it answers. */
const pause = 200;

/** A commerce of the system under test, on its database, and a web before it, with reCAPTCHA. */
export async function startGuardedCheckout() {
  const { dataDir, sandboxUrl } = readRun(process.env);
  const google = await startSiteverify();
  const keep = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  const port = String(await choosePort());
  const commerce = spawn(process.execPath, [path.join(projectRoot, 'build/commerce.js')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      COMMERCE_PORT: port,
      BACKGROUND_WORK: 'false',
      DATABASE_URL: databaseUrl(),
      DATA_KEY: keep('data.key'),
      LOOKUP_KEY: keep('lookup.key'),
      SANDBOX_URL: sandboxUrl,
      SANDBOX_API_KEY: keep('sandbox.api-key'),
      SANDBOX_WEBHOOK_SECRET: keep('sandbox.webhook-secret'),
      CAPTCHA: 'recaptcha',
      CAPTCHA_SECRET: keep('captcha.secret'),
      RECAPTCHA_SITE_KEY: 'a-site-key-of-tests',
      RECAPTCHA_SECRET: recaptchaSecret,
      RECAPTCHA_VERIFY_URL: google.url,
    },
  });
  let output = '';
  commerce.stdout.on('data', (chunk) => (output += String(chunk)));
  commerce.stderr.on('data', (chunk) => (output += String(chunk)));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readiness`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (commerce.exitCode !== null) throw new Error(`commerce did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const web = await startWatchedWeb({
    API_URL: `http://127.0.0.1:${port}`,
    CAPTCHA: 'recaptcha',
  });
  return {
    url: web.url,
    google,
    async stop() {
      await web.stop();
      commerce.kill('SIGTERM');
      await once(commerce, 'exit');
      await google.stop();
    },
  };
}
