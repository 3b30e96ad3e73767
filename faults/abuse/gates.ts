import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import type { ProcessName } from '@/config/productionGates.server';
import { childEnvironment } from '@/scripts/processes/childProcess';
import { projectRoot } from '@/scripts/projectRoot';
import { inParallel } from '../inParallel';
import { createFigure, type Figure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

type Variables = Readonly<Record<string, string>>;

interface Unsafe {
  set: Variables;
  names: string;
}

const secret = 'k'.repeat(43);
const webhookSecret = Buffer.alloc(32, 1).toString('base64');
const shortSecret = 'k'.repeat(16);
const shortWebhookSecret = Buffer.alloc(16, 1).toString('base64');
const far = 'http://service.example';
const database = 'postgresql://app:secret@database.example/checkout';

const safe: Variables = {
  APP_ENV: 'production',
  WEB_URL: 'https://pay.example',
  API_URL: 'https://api.example',
  SANDBOX_URL: 'https://sandbox.example',
  SANDBOX_PUBLIC_URL: 'https://sandbox.example',
  SANDBOX_WEBHOOK_URL: 'https://api.example/api/v1/webhooks/sandbox',
  SANDBOX_API_KEY: secret,
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  EMAIL_ID_SECRET: secret,
  DATA_KEY: secret,
  LOOKUP_KEY: secret,
  BUYER_LINK_SECRET: secret,
  CAPTCHA_SECRET: secret,
  DATABASE_URL: `${database}?sslmode=verify-full`,
  TRUSTED_PROXIES: '10.0.0.0/8',
  ALLOW_SANDBOX: 'true',
  ALLOW_ROOT: 'true',
};

const root: Unsafe = { set: { ALLOW_ROOT: '' }, names: 'ALLOW_ROOT' };
const unset = (name: string): Unsafe => ({ set: { [name]: '' }, names: name });
const wrong = (name: string, value: string): Unsafe => ({ set: { [name]: value }, names: name });

const ofWeb: readonly Unsafe[] = [
  root,
  unset('WEB_URL'),
  wrong('WEB_URL', far),
  wrong('API_URL', far),
  wrong('API_URL', `https://api.example,${far}`),
  wrong('HOMOLOG_API_URL', far),
  wrong('ELASTIC_APM_RUM_URL', far),
  { set: { ALLOW_SANDBOX: '' }, names: 'CARD_KEY_THUMBPRINTS' },
  wrong('ELASTIC_APM_SERVER_URL', far),
];

const ofCommerce: readonly Unsafe[] = [
  root,
  wrong('WEB_URL', far),
  wrong('SANDBOX_URL', far),
  wrong('DATABASE_URL', database),
  wrong('DATABASE_URL', `${database}?sslmode=require`),
  wrong('SANDBOX_API_KEY', shortSecret),
  wrong('SANDBOX_WEBHOOK_SECRET', shortWebhookSecret),
  unset('TRUSTED_PROXIES'),
  { set: { CAPTCHA: 'off' }, names: 'ALLOW_NO_CAPTCHA' },
];

const ofStart: readonly Unsafe[] = [
  root,
  wrong('WEB_URL', far),
  wrong('SANDBOX_PUBLIC_URL', far),
  wrong('DATABASE_URL', database),
  { set: { DATABASE_URL: '' }, names: 'ALLOW_EMBEDDED_DATABASE' },
  wrong('SANDBOX_API_KEY', shortSecret),
  unset('DATA_KEY'),
  unset('TRUSTED_PROXIES'),
  { set: { CAPTCHA: 'off' }, names: 'ALLOW_NO_CAPTCHA' },
].map(({ names, set }) => ({ names, set: { API_URL: '', ...set } }));

const unsafeSettings: readonly (readonly [ProcessName, readonly Unsafe[]])[] = [
  ['start', ofStart],
  ['web', ofWeb],
  ['commerce', ofCommerce],
  ['worker', ofCommerce],
  [
    'sandbox',
    [
      root,
      unset('ALLOW_SANDBOX'),
      wrong('SANDBOX_PUBLIC_URL', far),
      wrong('SANDBOX_WEBHOOK_URL', far),
      wrong('SANDBOX_API_KEY', shortSecret),
      wrong('SANDBOX_API_KEY', `${secret},${shortSecret}`),
      wrong('SANDBOX_WEBHOOK_SECRET', shortWebhookSecret),
      wrong('SANDBOX_WEBHOOK_SECRET', `${webhookSecret},${shortWebhookSecret}`),
      wrong('SANDBOX_WEBHOOK_SECRET', `whsec_${shortWebhookSecret}`),
    ],
  ],
  [
    'migrate',
    [
      root,
      wrong('DATABASE_URL', database),
      wrong('DATABASE_URL', `${database}?sslmode=disable`),
      wrong('DATABASE_URL', `${database}?sslmode=prefer`),
      wrong('DATABASE_URL', `${database}?sslmode=require`),
      wrong('DATABASE_URL', `${database}?sslmode=no-verify`),
      wrong('MIGRATION_DATABASE_URL', database),
      wrong('MIGRATION_DATABASE_URL', `${database}?sslmode=require`),
      wrong('MIGRATION_DATABASE_URL', `${database}?sslmode=prefer`),
    ],
  ],
];

const standing = 'products that are not ready';

const longest = 60_000;

/** Starts a process alone. @returns whether it ended with the one sentence that says what to set */
async function isRefused(
  { commandVariables, dataDir }: FaultSystem,
  name: string,
  { names, set }: Unsafe,
): Promise<boolean> {
  const own = Object.fromEntries(Object.keys(commandVariables).map((variable) => [variable, '']));
  const child = spawn(process.execPath, ['scripts/launch.js', name], {
    cwd: projectRoot,
    env: childEnvironment(process.env, { ...own, ...safe, DATA_DIR: dataDir, ...set }),
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  const [said] = await Promise.all([readText(child.stderr), once(child, 'exit')]);
  const sentences = said
    .trim()
    .split('\n')
    .filter((line) => !line.includes(standing));
  return child.exitCode === 1 && sentences.length === 1 && said.includes(names);
}

const applies = ({ names }: Unsafe) => names !== root.names || process.getuid?.() === 0;

export const gates: Scenario = {
  name: 'gates',
  async run(system, share): Promise<Figure[]> {
    const figures: Figure[] = [];
    for (const [name, all] of unsafeSettings) {
      const settings = all.filter(applies).slice(0, takeShare(all.length, share));
      const refused = await inParallel(settings, 2, (unsafe) => isRefused(system, name, unsafe));
      figures.push(
        createFigure(
          `unsafe settings of ${name}: refused`,
          settings.length,
          refused.filter(Boolean).length,
        ),
      );
    }
    return figures;
  },
};
