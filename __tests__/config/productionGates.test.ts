import {
  readCommerceEnvironment,
  readMigrationUrl,
  readWorkerEnvironment,
} from '@/config/commerce.server';
import { readSandboxEnvironment } from '@/config/sandbox.server';
import { readEnvironment } from '@/config/start.server';
import { checkProduction, findProductionFaults } from '@/config/productionGates.server';
import { read, variables } from '@/config/variables.server';

type Given = Record<string, string>;

const webhookSecret = Buffer.alloc(32, 7).toString('base64');

const sound: Given = {
  APP_ENV: 'production',
  ALLOW_ROOT: 'true',
  ALLOW_SANDBOX: 'true',
  API_URL: 'https://commerce.example',
  CAPTCHA_SECRET: 'c'.repeat(32),
  CARD_KEY_THUMBPRINTS: 'none',
  DATA_KEY: 'd'.repeat(32),
  LOOKUP_KEY: 'l'.repeat(32),
  DATABASE_URL: 'postgresql://app@db.example/checkout?sslmode=verify-full',
  SANDBOX_API_KEY: 'k'.repeat(32),
  SANDBOX_PUBLIC_URL: 'https://sandbox.example',
  SANDBOX_URL: 'https://sandbox.example',
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  SANDBOX_WEBHOOK_URL: 'https://checkout.example/api/v1/webhooks/sandbox',
  TRUSTED_PROXIES: '10.0.0.0/8',
  WEB_URL: 'https://checkout.example',
};

const processes = {
  web: (given: Given) => {
    checkProduction('web', given);
  },
  commerce: (given: Given) => readCommerceEnvironment(given),
  worker: (given: Given) => readWorkerEnvironment(given),
  sandbox: (given: Given) => readSandboxEnvironment(given),
  migrate: (given: Given) => readMigrationUrl(given),
  start: (given: Given) => readEnvironment({ ...given, API_URL: '' }),
};
type Name = keyof typeof processes;
const names: readonly Name[] = ['web', 'commerce', 'worker', 'sandbox', 'migrate', 'start'];

function refusal(name: Name, given: Given): string {
  try {
    processes[name](given);
    return 'accepted';
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

const selling: readonly Name[] = ['commerce', 'worker', 'start'];

const unsafe: [string, Given, readonly Name[], RegExp][] = [
  [
    'no address of the checkout',
    { WEB_URL: '' },
    ['web', ...selling],
    /^WEB_URL is missing; .*https/,
  ],
  [
    'a checkout without TLS',
    { WEB_URL: 'http://localhost:3000' },
    ['web', ...selling],
    /^WEB_URL must begin with https:\/\//,
  ],
  [
    'calls without TLS',
    { API_URL: 'http://commerce:4000' },
    ['web'],
    /^API_URL must begin with https/,
  ],
  [
    'calls without TLS to one of several',
    { API_URL: 'https://one.example,http://two.example' },
    ['web'],
    /^API_URL must begin with https/,
  ],
  [
    'homologation without TLS',
    { HOMOLOG_API_URL: 'http://homolog.example' },
    ['web', 'start'],
    /^HOMOLOG_API_URL must begin with https/,
  ],
  [
    'a provider without TLS',
    { SANDBOX_URL: 'http://sandbox:4100' },
    selling,
    /^SANDBOX_URL must begin with https/,
  ],
  [
    'webhooks without TLS',
    { SANDBOX_WEBHOOK_URL: 'http://proxy:4000/api' },
    ['sandbox', 'start'],
    /^SANDBOX_WEBHOOK_URL must begin with https/,
  ],
  [
    "a bank's page without TLS",
    { SANDBOX_PUBLIC_URL: 'http://sandbox.example' },
    ['sandbox', 'start'],
    /^SANDBOX_PUBLIC_URL must begin with https/,
  ],
  [
    'events without TLS',
    {
      EVENT_ENDPOINTS: JSON.stringify([
        {
          id: 'crm',
          businesses: ['medcof'],
          url: 'http://school.example/hooks',
          secrets: ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='],
        },
      ]),
    },
    selling,
    /^The url of crm in EVENT_ENDPOINTS must begin with https/,
  ],
  [
    'links to accounts without TLS',
    {
      SCHOOL_ACCESS: JSON.stringify([
        { business: 'medcof', keys: ['a'.repeat(64)], url: 'http://school.example/welcome' },
      ]),
    },
    selling,
    /^The url of medcof in SCHOOL_ACCESS must begin with https/,
  ],
  [
    'a short key',
    { SANDBOX_API_KEY: 'k'.repeat(31) },
    [...selling, 'sandbox'],
    /^SANDBOX_API_KEY must have 32 bytes or more/,
  ],
  [
    'a short key that is only still accepted',
    { SANDBOX_API_KEY: `${'k'.repeat(32)},${'o'.repeat(16)}` },
    [...selling, 'sandbox'],
    /^SANDBOX_API_KEY must have 32 bytes or more/,
  ],
  [
    'a short secret of the webhooks',
    { SANDBOX_WEBHOOK_SECRET: Buffer.alloc(24, 7).toString('base64') },
    [...selling, 'sandbox'],
    /^SANDBOX_WEBHOOK_SECRET must have 32 bytes or more/,
  ],
  [
    'a short secret of the e-mail ids',
    { EMAIL_ID_SECRET: 'e'.repeat(16) },
    selling,
    /^EMAIL_ID_SECRET must have 32 bytes or more/,
  ],
  [
    'a short secret of buyers’ links, one of two',
    { BUYER_LINK_SECRET: `${'l'.repeat(32)},${'l'.repeat(31)}` },
    selling,
    /^BUYER_LINK_SECRET must have 32 bytes or more/,
  ],
  [
    'no captcha',
    { CAPTCHA: 'off' },
    selling,
    /^APP_ENV=production does not start without a captcha; .*ALLOW_NO_CAPTCHA=true/,
  ],
  [
    'a captcha without its secret',
    { CAPTCHA_SECRET: '' },
    ['commerce'],
    /^CAPTCHA_SECRET is missing/,
  ],
  [
    'a short secret of captchas',
    { CAPTCHA_SECRET: 'c'.repeat(31) },
    selling,
    /^CAPTCHA_SECRET must have 32 bytes or more/,
  ],
  [
    'a captcha that is verified over plain http',
    { RECAPTCHA_VERIFY_URL: 'http://captcha.example/' },
    selling,
    /^RECAPTCHA_VERIFY_URL must begin with https/,
  ],
  ...(['DATA_KEY', 'LOOKUP_KEY'] as const).flatMap(
    (key): [string, Given, readonly Name[], RegExp][] => [
      [
        `a short ${key}`,
        { [key]: 'k'.repeat(31) },
        selling,
        new RegExp(`^${key} must have 32 bytes or more`),
      ],
    ],
  ),
  ...['', '?sslmode=disable', '?sslmode=require', '?sslmode=no-verify'].map(
    (mode): [string, Given, readonly Name[], RegExp] => [
      `a database that proves nothing (${mode})`,
      { DATABASE_URL: `postgresql://app@db.example/checkout${mode}` },
      [...selling, 'migrate'],
      /^DATABASE_URL must have \?sslmode=verify-full/,
    ],
  ),
  [
    'a way past the pooler that proves nothing',
    { DATABASE_LISTEN_URL: 'postgresql://app@db.example:5433/checkout' },
    selling,
    /^DATABASE_LISTEN_URL must have \?sslmode=verify-full/,
  ],
  [
    'migrations over a line that proves nothing',
    { MIGRATION_DATABASE_URL: 'postgresql://owner@db.example/checkout' },
    ['migrate', 'start'],
    /^MIGRATION_DATABASE_URL must have \?sslmode=verify-full/,
  ],
  [
    'the sandbox, which nobody asked for',
    { ALLOW_SANDBOX: '' },
    [...selling, 'sandbox'],
    /^APP_ENV=production does not start on the payment sandbox; .*ALLOW_SANDBOX=true/,
  ],
  ['no proxies', { TRUSTED_PROXIES: '' }, selling, /^TRUSTED_PROXIES is missing/],
];

it.each(names)('%s starts in production with sound settings', (name) => {
  expect(refusal(name, sound)).toBe('accepted');
});

describe.each(unsafe)('%s', (_what, change, refusing, sentence) => {
  const given = { ...sound, ...change };

  it.each(names)('%s', (name) => {
    const answer = refusal(name, given);
    if (refusing.includes(name)) expect(answer).toMatch(sentence);
    else expect(answer).toBe('accepted');
    expect(refusal(name, { ...given, APP_ENV: 'homolog' })).toBe('accepted');
  });
});

it('lists every missing setting in one answer', () => {
  const answer = refusal('commerce', { APP_ENV: 'production', ALLOW_ROOT: 'true' });
  const said = answer.split('\n').map((sentence) => sentence.split(' ', 1)[0]);
  expect(said).toEqual([
    'DATABASE_URL',
    'SANDBOX_API_KEY',
    'SANDBOX_WEBHOOK_SECRET',
    'DATA_KEY',
    'LOOKUP_KEY',
    'WEB_URL',
    'APP_ENV=production',
    'TRUSTED_PROXIES',
    'CARD_KEY_THUMBPRINTS',
    'CAPTCHA_SECRET',
  ]);
});

it('sells without a captcha where ALLOW_NO_CAPTCHA is set', () => {
  const given = { ...sound, CAPTCHA: 'off', CAPTCHA_SECRET: '', ALLOW_NO_CAPTCHA: 'true' };
  for (const name of names) expect(refusal(name, given)).toBe('accepted');
});

it('does not generate the keys of personal data', () => {
  const given = { ...sound, DATA_KEY: '', LOOKUP_KEY: '' };
  expect(refusal('start', given)).toMatch(/^DATA_KEY is missing.*\nLOOKUP_KEY is missing/);
});

it('web requires the thumbprints of card keys, except with the sandbox', () => {
  const untold = { ...sound, ALLOW_SANDBOX: '', CARD_KEY_THUMBPRINTS: '' };
  expect(refusal('web', untold)).toMatch(/^CARD_KEY_THUMBPRINTS is missing/);
  const homologation = { ...sound, ALLOW_SANDBOX: '', HOMOLOG_API_URL: 'https://homolog.example' };
  expect(refusal('web', homologation)).toMatch(/^HOMOLOG_CARD_KEY_THUMBPRINTS is missing/);
  expect(refusal('web', { ...untold, ALLOW_SANDBOX: 'true' })).toBe('accepted');
});

it('never repeats a secret that it refuses', () => {
  const given = { ...sound, SANDBOX_API_KEY: 'hunter2-hunter2-hunter2' };
  expect(refusal('commerce', given)).not.toContain('hunter2');
});

it.each([
  'postgresql://app@localhost/checkout',
  'postgresql://app@127.0.0.1:5432/checkout',
  'postgresql://app@[::1]/checkout',
  'postgresql:///checkout?host=/var/run/postgresql',
  'postgresql://app@db.example/checkout?sslmode=verify-ca&sslrootcert=/etc/ssl/db.pem',
])('%s is accepted: the server is verified, or on this machine', (databaseUrl) => {
  expect(refusal('migrate', { ...sound, DATABASE_URL: databaseUrl })).toBe('accepted');
});

it('ALLOW_HTTP_INSIDE allows a network that encrypts by itself', () => {
  const mesh = { ...sound, API_URL: 'http://commerce:4000', SANDBOX_URL: 'http://sandbox:4100' };
  for (const name of names)
    expect(refusal(name, { ...mesh, ALLOW_HTTP_INSIDE: 'true' })).toBe('accepted');
  expect(refusal('web', { ...mesh, ALLOW_HTTP_INSIDE: 'true', WEB_URL: 'http://web' })).toMatch(
    /^WEB_URL must begin with https/,
  );
});

it('ALLOW_EMBEDDED_DATABASE allows the embedded database', () => {
  const embedded = { ...sound, DATABASE_URL: '' };
  expect(refusal('start', embedded)).toMatch(/ALLOW_EMBEDDED_DATABASE=true/);
  expect(refusal('start', { ...embedded, ALLOW_EMBEDDED_DATABASE: 'true' })).toBe('accepted');
});

it.each(names)('%s refuses root, unless ALLOW_ROOT is set', (name) => {
  const find = (given: Given, isRoot: boolean) =>
    findProductionFaults(name, read(given, variables), isRoot);
  const unnamed = { ...sound, ALLOW_ROOT: '', ALLOW_EMBEDDED_DATABASE: 'true' };
  expect(find(unnamed, true)).toEqual([
    expect.stringMatching(/does not run as root; .*ALLOW_ROOT/),
  ]);
  expect(find({ ...unnamed, ALLOW_ROOT: 'true' }, true)).toEqual([]);
  expect(find(unnamed, false)).toEqual([]);
});
