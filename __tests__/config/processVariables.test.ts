import { readEnvironment } from '@/config/start.server';
import { keepOwnVariables, processVariables } from '@/config/processVariables.server';
import { variableNames } from '@/config/variables.server';
import { commerceSpec, runBuilt, sandboxSpec, webSpec } from '@/scripts/system/specs';

const secrets = {
  sandboxApiKey: 'the-key-of-the-sandbox',
  sandboxWebhookSecret: Buffer.alloc(32).toString('base64'),
  emailIdSecret: 'the-secret-of-the-ids',
  buyerLinkSecret: 'the-secret-of-the-links',
  captchaSecret: 'the-secret-of-the-captchas',
  dataKey: 'the-key-of-the-data',
  lookupKey: 'the-key-of-the-look-ups',
};
const environment = readEnvironment({
  ALLOW_SANDBOX: 'true',
  CHECKOUT_HOSTS: 'pay.example=medcof/medcof-revalida',
  DATABASE_POOL_SIZE: '5',
  HOMOLOG_API_URL: 'https://homolog.example',
  LIMITS: 'leads-per-address=500',
  SENTRY_DSN: 'https://key@sentry.example/1',
  SMS_COUNTRIES: 'PT',
  UNLEASH_TOKEN: 'a-token',
  UNLEASH_URL: 'https://unleash.example/api',
});
const databaseUrl = 'postgresql://app:the-password@db.example/checkout';

const specs = {
  web: webSpec(environment, 'start'),
  commerce: commerceSpec(environment, secrets, databaseUrl, runBuilt),
  sandbox: sandboxSpec(environment, secrets, runBuilt),
};

const isOfMetrics = (name: string) => name.endsWith('_METRICS_PORT');

it.each(['web', 'commerce', 'sandbox'] as const)(
  'npm start passes %s only variables of ours that it reads when it is started alone',
  (name) => {
    const given = Object.keys(specs[name].env).filter((variable) => !isOfMetrics(variable));
    const ours = given.filter((variable) => variableNames.includes(variable));
    expect(ours.filter((variable) => !processVariables[name].includes(variable))).toEqual([]);
  },
);

it.each([
  ['https://hooks.example/sandbox', 'https://hooks.example/sandbox'],
  ['', 'http://127.0.0.1:4000/api/v1/webhooks/sandbox'],
])(
  'with SANDBOX_WEBHOOK_URL=%s, the sandbox of npm start sends its webhooks to %s',
  (set, used) => {
    const start = readEnvironment({ SANDBOX_WEBHOOK_URL: set });
    expect(sandboxSpec(start, secrets, runBuilt).env.SANDBOX_WEBHOOK_URL).toBe(used);
  },
);

it('npm start passes web a WEB_URL only where one is set: without, the link builder uses its own host', () => {
  const spec = (given: Record<string, string>) => webSpec(readEnvironment(given), 'start');
  expect(spec({}).env).not.toHaveProperty('WEB_URL');
  expect(spec({ WEB_URL: 'https://pay.example' }).env.WEB_URL).toBe('https://pay.example');
});

it('every variable of a process is one of ours', () => {
  const listed = Object.values(processVariables).flat();
  expect(listed.filter((variable) => !variableNames.includes(variable))).toEqual([]);
});

it('web is never given a secret of another process', () => {
  const given = JSON.stringify(specs.web.env);
  for (const secret of [...Object.values(secrets), databaseUrl, 'a-token'])
    expect(given).not.toContain(secret);
});

it('a process started alone keeps its own variables and those that are not ours', () => {
  const shell = {
    PATH: '/bin',
    DATABASE_URL: databaseUrl,
    PORT: '3100',
    NODE_ENV: 'test',
  } as const;
  const own: NodeJS.ProcessEnv = { ...shell };
  keepOwnVariables('web', own);
  expect(own).toEqual({ PATH: '/bin', PORT: '3100', NODE_ENV: 'test' });
});
