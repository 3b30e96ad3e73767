import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, variableNames } from '@/scripts/environment';
import { projectRoot } from '@/scripts/projectRoot';

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
    [{ SANDBOX_API_KEY: 'short' }, 'SANDBOX_API_KEY must be a secret of 16 characters or more.'],
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
    expect([...listed].sort()).toEqual([...variableNames, 'CHROMIUM_PATH'].sort());
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
