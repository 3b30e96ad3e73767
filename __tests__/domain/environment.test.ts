import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readCommerceEnvironment,
  readDatabaseUrl,
  readEnvironment,
  readSandboxEnvironment,
  readWebEnvironment,
  variableNames,
} from '@/domain/environment.server';
import { paymentProviderNames } from '@/domain/paymentProviders';
import { projectRoot } from '@/scripts/projectRoot';

const unknownProvider = `PAYMENT_PROVIDER must be a payment provider that is known: ${paymentProviderNames.join(', ')}.`;

function refusal(given: Record<string, string>): string {
  try {
    readEnvironment(given);
  } catch (thrown) {
    if (thrown instanceof Error) return thrown.message;
  }
  return 'accepted';
}

describe('readEnvironment', () => {
  it('runs with no variable at all', () => {
    expect(readEnvironment({})).toEqual({
      appEnvironment: 'test',
      webPort: 3000,
      commercePort: 4000,
      sandboxPort: 4100,
      postgresPort: undefined,
      dataDir: path.join(projectRoot, '.data'),
      databaseUrl: undefined,
      apiUrl: undefined,
      homologApiUrl: undefined,
      webUrl: 'http://localhost:3000',
      logLevel: 'warn',
      sandboxApiKey: undefined,
      sandboxWebhookSecret: undefined,
      paymentProvider: 'sandbox',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      webPort: 3000,
      databaseUrl: undefined,
    });
  });

  it('shows buyers the port it listens on', () => {
    expect(readEnvironment({ PORT: '3100' }).webUrl).toBe('http://localhost:3100');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
    [{ COMMERCE_PORT: '65536' }, 'COMMERCE_PORT must be a port number from 1 to 65535.'],
    [{ SANDBOX_PORT: '41.5' }, 'SANDBOX_PORT must be a port number from 1 to 65535.'],
    [{ POSTGRES_PORT: '1e3' }, 'POSTGRES_PORT must be a port number from 1 to 65535.'],
    [{ APP_ENV: 'staging' }, 'APP_ENV must be one of test, homolog and production.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace and silent.',
    ],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      'DATABASE_URL must be an address that begins with postgresql://.',
    ],
    [
      { API_URL: 'commerce:4000' },
      'API_URL must be an address that begins with http:// or https://.',
    ],
    [
      { HOMOLOG_API_URL: 'homolog' },
      'HOMOLOG_API_URL must be an address that begins with http:// or https://.',
    ],
    [{ WEB_URL: 'shop' }, 'WEB_URL must be an address that begins with http:// or https://.'],
    [
      { SANDBOX_API_KEY: 'short' },
      'SANDBOX_API_KEY must be a secret of 16 characters or more, without spaces.',
    ],
    [{ PAYMENT_PROVIDER: 'bank' }, unknownProvider],
    [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX must be true or false.'],
    [{ PORT: '4000' }, 'PORT and COMMERCE_PORT are both 4000; give each a port of its own.'],
  ])('refuses %j in one sentence', (given, sentence) => {
    expect(refusal(given)).toBe(sentence);
  });

  it('never repeats a secret that it refuses', () => {
    const given = { DATABASE_URL: 'mysql://root:hunter2@db', SANDBOX_WEBHOOK_SECRET: 'hunter2' };
    expect(refusal(given)).not.toContain('hunter2');
  });

  describe('in production', () => {
    const production = { APP_ENV: 'production' };

    it('refuses the sandbox by default', () => {
      expect(refusal({ ...production, DATABASE_URL: 'postgresql://db/checkout' })).toContain(
        'ALLOW_SANDBOX=true',
      );
    });

    it('refuses the embedded database by default', () => {
      expect(refusal({ ...production, ALLOW_SANDBOX: 'true' })).toContain(
        'ALLOW_EMBEDDED_DATABASE=true',
      );
    });

    it.each([
      [{ ALLOW_SANDBOX: 'true', ALLOW_EMBEDDED_DATABASE: 'true' }],
      [{ ALLOW_SANDBOX: 'true', DATABASE_URL: 'postgresql://db/checkout' }],
      [{ API_URL: 'https://commerce.example' }],
    ])('starts with %j', (allowed) => {
      expect(refusal({ ...production, ...allowed })).toBe('accepted');
    });
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.join(projectRoot, '.env.example'), 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);

  it('lists every variable once', () => {
    expect([...listed].sort()).toEqual([...variableNames].sort());
  });

  it('says what each is for', () => {
    const unexplained = lines.filter(
      (line, index) => /^[A-Z_]+=/.test(line) && !lines[index - 1]?.startsWith('# '),
    );
    expect(unexplained).toEqual([]);
  });

  it('is a valid environment as it stands', () => {
    const values = Object.fromEntries(
      lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split('=', 2)),
    );
    expect(readEnvironment(values)).toEqual(readEnvironment({}));
  });
});

const secret = Buffer.from('twenty-four random bytes').toString('base64');
const secrets = { SANDBOX_WEBHOOK_SECRET: secret, SANDBOX_API_KEY: 'a-key-of-16-chars' };

describe('readWebEnvironment', () => {
  it('has a default for all that it needs', () => {
    expect(readWebEnvironment({})).toEqual({
      appEnvironment: 'test',
      apiUrl: 'http://127.0.0.1:4000',
      homologApiUrl: undefined,
    });
  });

  it.each([{ APP_ENV: 'staging' }, { API_URL: 'nowhere' }, { HOMOLOG_API_URL: 'nowhere' }])(
    'refuses %j',
    (given) => {
      expect(() => readWebEnvironment(given)).toThrow(`${Object.keys(given).join()} must be`);
    },
  );
});

describe('readSandboxEnvironment', () => {
  it('has a default for what is not set', () => {
    expect(readSandboxEnvironment({ ...secrets, SANDBOX_PORT: '4200' })).toEqual({
      port: 4200,
      host: '127.0.0.1',
      dataDirectory: '.data/sandbox',
      webhookUrl: 'http://127.0.0.1:4000/api/v1/webhooks/sandbox',
      webhookSecret: secret,
      apiKey: 'a-key-of-16-chars',
      publicUrl: 'http://localhost:4200',
      logLevel: 'warn',
    });
  });

  it.each([
    ['SANDBOX_WEBHOOK_SECRET', undefined],
    ['SANDBOX_WEBHOOK_SECRET', 'not base64!'],
    ['SANDBOX_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['SANDBOX_API_KEY', undefined],
    ['SANDBOX_API_KEY', 'a key with spaces in it'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_PUBLIC_URL', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s = %s by name', (name, value) => {
    expect(() => readSandboxEnvironment({ ...secrets, [name]: value })).toThrow(
      new RegExp(`^${name} (?:is missing; it )?must be`),
    );
  });

  it('takes a secret with its prefix, an address with its slash', () => {
    const environment = readSandboxEnvironment({
      ...secrets,
      SANDBOX_WEBHOOK_SECRET: `whsec_${secret}`,
      SANDBOX_PUBLIC_URL: 'https://sandbox.example/',
    });
    expect(environment.webhookSecret).toBe(`whsec_${secret}`);
    expect(environment.publicUrl).toBe('https://sandbox.example');
  });
});

describe('readCommerceEnvironment', () => {
  const required = { ...secrets, DATABASE_URL: 'postgresql://db/checkout' };

  it('has a default for what is not set', () => {
    expect(readCommerceEnvironment(required)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: 'postgresql://db/checkout',
      sandboxUrl: 'http://127.0.0.1:4100',
      sandboxApiKey: 'a-key-of-16-chars',
      sandboxWebhookSecret: secret,
      paymentProvider: 'sandbox',
      webUrl: 'http://localhost:3000',
      appEnvironment: 'test',
      logLevel: 'warn',
    });
  });

  it('refuses a payment provider that it does not know', () => {
    expect(() => readCommerceEnvironment({ ...required, PAYMENT_PROVIDER: 'bank' })).toThrow(
      unknownProvider,
    );
  });

  it.each(Object.keys(required))('refuses to do without %s', (name) => {
    expect(() => readCommerceEnvironment({ ...required, [name]: '' })).toThrow(
      `${name} is missing; it must be`,
    );
  });
});

it('migrations refuse to do without a database', () => {
  expect(() => readDatabaseUrl({})).toThrow('DATABASE_URL is missing');
});
