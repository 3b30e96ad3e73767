import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMonitoring } from '@/config/monitoring.server';
import { readEnvironment } from '@/config/start.server';
import { variableNames } from '@/config/variables.server';
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
      webHost: '0.0.0.0',
      webPort: 3000,
      commerceHost: '127.0.0.1',
      commercePort: 4000,
      sandboxHost: '127.0.0.1',
      sandboxPort: 4100,
      sandboxUrl: undefined,
      sandboxPublicUrl: undefined,
      sandboxWebhookUrl: undefined,
      postgresPort: undefined,
      dataDir: path.join(projectRoot, '.data'),
      buildsFolder: path.join(projectRoot, '.data/builds'),
      databaseUrl: undefined,
      migrationUrl: undefined,
      listenUrl: undefined,
      database: {},
      events: {},
      flags: {},
      limits: {},
      mail: {},
      sendsMail: true,
      apiUrls: undefined,
      homologApiUrls: undefined,
      ofWeb: {},
      checkoutHosts: {},
      cardKeys: {},
      captcha: {},
      webUrl: 'http://localhost:3000',
      logLevel: 'warning',
      logFormat: 'plain',
      sandboxApiKey: undefined,
      sandboxWebhookSecret: undefined,
      dataKey: undefined,
      lookupKey: undefined,
      emailIdSecret: undefined,
      buyerLinkSecret: undefined,
      allowances: {},
      paymentProvider: 'sandbox',
      trustedProxies: [],
      drainSeconds: 0,
      doesBackgroundWork: true,
      schools: {},
      monitoring: {},
      metrics: {},
    });
  });

  it('treats an empty variable as not set', () => {
    const { databaseUrl, webPort } = readEnvironment({ PORT: '', DATABASE_URL: ' ' });
    expect({ databaseUrl, webPort }).toEqual({ databaseUrl: undefined, webPort: 3000 });
  });

  it('uses its own port in the address for buyers', () => {
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
      // pino's own name, accepted in earlier versions
      { LOG_LEVEL: 'warn' },
      'LOG_LEVEL must be one of fatal, error, warning, info and debug.',
    ],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      'DATABASE_URL must be an address that begins with postgresql://.',
    ],
    [
      { API_URL: 'http://one:4000,commerce:4000' },
      'API_URL must be an address that begins with http:// or https://, or several with commas between them.',
    ],
    [
      { HOMOLOG_API_URL: 'homolog' },
      'HOMOLOG_API_URL must be an address that begins with http:// or https://, or several with commas between them.',
    ],
    [{ WEB_URL: 'shop' }, 'WEB_URL must be an address that begins with http:// or https://.'],
    [
      { SANDBOX_API_KEY: 'short' },
      'SANDBOX_API_KEY must be a secret of 16 characters or more, without spaces.',
    ],
    [
      { SENTRY_DSN: 'https://sentry.example/1' },
      'SENTRY_DSN must be a DSN of Sentry, such as https://key@sentry.example/1.',
    ],
    [
      { ELASTIC_APM_RUM_URL: 'apm' },
      'ELASTIC_APM_RUM_URL must be an address that begins with http:// or https://.',
    ],
    [{ PAYMENT_PROVIDER: 'bank' }, unknownProvider],
    [{ DRAIN_SECONDS: '1h' }, 'DRAIN_SECONDS must be a number of seconds from 0 to 300.'],
    [{ BACKGROUND_WORK: 'no' }, 'BACKGROUND_WORK must be true or false.'],
    ...['10.0.0.0/33', '10.0.0', '::1/129', '1.2.3.4/', 'balancer', '10.0.0.1,'].map(
      (list): [Record<string, string>, string] => [
        { TRUSTED_PROXIES: list },
        'TRUSTED_PROXIES must be addresses and ranges with commas between them, such as 10.0.0.0/8, 192.0.2.7 or loopback.',
      ],
    ),
    [
      { SANDBOX_URL: 'http://sandbox:4100' },
      'SANDBOX_API_KEY is missing; it must be a secret of 16 characters or more, without spaces.',
    ],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be a number from 1 to 500.'],
    [{ MAX_CALLS: '0' }, 'MAX_CALLS must be a number from 1 to 500.'],
    [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX must be true or false.'],
    [{ PORT: '4000' }, 'PORT and COMMERCE_PORT are both 4000; give each a port of its own.'],
  ] satisfies [Record<string, string>, string][])(
    'refuses %j in one sentence',
    (given, sentence) => {
      expect(refusal(given)).toBe(sentence);
    },
  );

  it('passes on the reporting settings that are set, and only those', () => {
    const given = { SENTRY_DSN: 'https://key@sentry.example/1', ELASTIC_APM_RUM_URL: ' ' };
    expect(readEnvironment(given).monitoring).toEqual({ SENTRY_DSN: given.SENTRY_DSN });
    expect(readMonitoring(given)).toEqual({
      environment: 'test',
      sentryDsn: given.SENTRY_DSN,
      elasticUrl: undefined,
      elasticToken: undefined,
      rumUrl: undefined,
    });
  });

  it('never repeats a secret that it refuses', () => {
    const given = { DATABASE_URL: 'mysql://root:hunter2@db', SANDBOX_WEBHOOK_SECRET: 'hunter2' };
    expect(refusal(given)).not.toContain('hunter2');
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.join(projectRoot, '.env.example'), 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);

  it('lists every variable once', () => {
    expect([...listed].sort()).toEqual([...variableNames].sort());
  });

  it('explains each variable', () => {
    const unexplained = lines.filter(
      (line, index) => /^[A-Z_]+=/.test(line) && !lines[index - 1]?.startsWith('# '),
    );
    expect(unexplained).toEqual([]);
  });

  it('is a valid environment as it stands', () => {
    const variables = lines.filter((line) => /^[A-Z_]+=/.test(line));
    const values = Object.fromEntries(
      variables.map((line) => {
        const [name = '', value = ''] = line.split('=', 2);
        return [name, value] as const;
      }),
    );
    expect(readEnvironment(values)).toEqual(readEnvironment({}));
  });
});
