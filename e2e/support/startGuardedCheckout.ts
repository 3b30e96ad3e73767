import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choosePort } from '@/testing/choosePort';
import { startProgram, untilAnswers } from '@/testing/startProgram';
import { recaptchaSecret, startSiteverify } from '@/testing/startSiteverify';
import { databaseUrl } from './database';
import { readRun } from './run';
import { startWatchedWeb } from './startWatchedWeb';

export async function startGuardedCheckout() {
  const { dataDir, sandboxUrl } = readRun(process.env);
  const google = await startSiteverify();
  const keep = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  const port = String(await choosePort());
  const commerce = startProgram('commerce', {
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
  });
  await untilAnswers(commerce, `http://127.0.0.1:${port}/readiness`);
  const web = await startWatchedWeb({
    API_URL: `http://127.0.0.1:${port}`,
    CAPTCHA: 'recaptcha',
  });
  return {
    url: web.url,
    google,
    async stop() {
      await web.stop();
      commerce.child.kill('SIGTERM');
      await commerce.ended;
      await google.stop();
    },
  };
}
