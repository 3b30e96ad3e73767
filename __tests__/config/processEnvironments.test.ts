import {
  readCommerceEnvironment,
  readMigrationUrl,
  readWorkerEnvironment,
} from '@/config/commerce.server';
import { readSandboxEnvironment } from '@/config/sandbox.server';
import { readWebEnvironment } from '@/config/web.server';
import { paymentProviderNames } from '@/domain/paymentProviders';

const unknownProvider = `PAYMENT_PROVIDER must be a payment provider that is known: ${paymentProviderNames.join(', ')}.`;

const secret = Buffer.from('twenty-four random bytes').toString('base64');
const secrets = { SANDBOX_WEBHOOK_SECRET: secret, SANDBOX_API_KEY: 'a-key-of-16-chars' };

describe('readWebEnvironment', () => {
  it('has a default for all that it needs', () => {
    expect(readWebEnvironment({})).toEqual({
      appEnvironment: 'test',
      apiUrls: ['http://127.0.0.1:4000'],
      checkoutHosts: [],
      homologApiUrls: undefined,
      switchSecrets: [],
      builderSellers: [],
      hasRecaptcha: false,
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
      appEnvironment: 'test',
      publicUrl: 'http://localhost:4200',
      logLevel: 'warning',
      logFormat: 'plain',
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

  it('accepts a secret with its prefix, an address with its slash', () => {
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
  const keys = { DATA_KEY: 'a-data-key-of-16-chars', LOOKUP_KEY: 'a-lookup-key-of-16-chars' };
  const required = { ...secrets, ...keys, DATABASE_URL: 'postgresql://db/checkout' };

  it('has a default for what is not set', () => {
    expect(readCommerceEnvironment(required)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: 'postgresql://db/checkout',
      database: {
        listenUrl: undefined,
        poolSize: 20,
        statementTimeoutMs: 5_000,
        isPooled: false,
      },
      flags: null,
      limits: {},
      maxCalls: 200,
      mail: { from: 'checkout@sandbox.example', server: 'sandbox' },
      smsCountries: [],
      schoolAccess: [],
      operators: [],
      buyerLinkSecrets: [],
      eventEndpoints: [],
      sandboxUrl: 'http://127.0.0.1:4100',
      sandboxApiKey: 'a-key-of-16-chars',
      sandboxWebhookSecret: secret,
      dataKey: 'a-data-key-of-16-chars',
      lookupKey: 'a-lookup-key-of-16-chars',
      paymentProvider: 'sandbox',
      webUrl: 'http://localhost:3000',
      appEnvironment: 'test',
      logLevel: 'warning',
      logFormat: 'plain',
      trustedProxies: [],
      drainSeconds: 0,
      doesBackgroundWork: true,
      recaptcha: null,
    });
  });

  describe('with reCAPTCHA', () => {
    const chosen = {
      ...required,
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'a-site-key-of-tests',
      RECAPTCHA_SECRET: 'the-secret-of-tests',
    };

    it('accepts tokens of the checkout’s own host with a score of at least 0.5', () => {
      expect(
        readCommerceEnvironment({ ...chosen, WEB_URL: 'https://pay.example' }).recaptcha,
      ).toEqual({
        siteKey: 'a-site-key-of-tests',
        secret: 'the-secret-of-tests',
        minScore: 0.5,
        hosts: ['pay.example'],
        verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      });
    });

    it('accepts another score, other hosts and another address', () => {
      const others = {
        RECAPTCHA_SCORE: '0.7',
        RECAPTCHA_HOSTS: 'pay.medcof.com.br, Pay.Example',
        RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/verify',
      };
      expect(readCommerceEnvironment({ ...chosen, ...others }).recaptcha).toMatchObject({
        minScore: 0.7,
        hosts: ['pay.medcof.com.br', 'pay.example'],
        verifyUrl: 'http://127.0.0.1:9/verify',
      });
    });

    it.each([
      ['RECAPTCHA_SITE_KEY', ''],
      ['RECAPTCHA_SECRET', ''],
      ['RECAPTCHA_SCORE', '1.1'],
      ['RECAPTCHA_SCORE', '-1'],
      ['RECAPTCHA_HOSTS', 'https://pay.example'],
      ['RECAPTCHA_VERIFY_URL', 'google'],
    ])('does not start with %s=%s', (name, value) => {
      expect(() => readCommerceEnvironment({ ...chosen, [name]: value })).toThrow(name);
    });

    it('is not needed by the worker, which answers no browser', () => {
      expect(readWorkerEnvironment({ ...required, CAPTCHA: 'recaptcha' }).recaptcha).toBeNull();
    });
  });

  it.each(['DATA_KEY', 'LOOKUP_KEY'] as const)('does not start without %s', (name) => {
    expect(() => readCommerceEnvironment({ ...required, [name]: '' })).toThrow(
      `${name} is missing`,
    );
  });

  it('requires the token of a flag server', () => {
    const named = { ...required, UNLEASH_URL: 'https://unleash.example/api' };
    expect(() => readCommerceEnvironment(named)).toThrow(
      'UNLEASH_TOKEN is missing; it must be a token of Unleash for servers.',
    );
    expect(readCommerceEnvironment({ ...named, UNLEASH_TOKEN: 'a-token' }).flags).toEqual({
      url: 'https://unleash.example/api',
      token: 'a-token',
    });
  });

  it('requires a direct address beside a transaction pooler, which passes no notifications on', () => {
    const pooled = { ...required, DATABASE_POOLER: 'true' };
    expect(() => readCommerceEnvironment(pooled)).toThrow('DATABASE_LISTEN_URL is missing');
    const direct = { ...pooled, DATABASE_LISTEN_URL: 'postgresql://db:5433/checkout' };
    expect(readCommerceEnvironment(direct).database.isPooled).toBe(true);
  });

  it('refuses an unknown payment provider', () => {
    expect(() => readCommerceEnvironment({ ...required, PAYMENT_PROVIDER: 'bank' })).toThrow(
      unknownProvider,
    );
  });

  it.each(Object.keys(required))('requires %s', (name) => {
    expect(() => readCommerceEnvironment({ ...required, [name]: '' })).toThrow(
      `${name} is missing; it must be`,
    );
  });
});

it('migrations require a database', () => {
  expect(() => readMigrationUrl({})).toThrow('DATABASE_URL is missing');
});

it('migrations use the address of the owner where there is one', () => {
  const given = { DATABASE_URL: 'postgresql://app@db/checkout' };
  const owner = 'postgresql://owner@db/checkout';
  expect(readMigrationUrl(given)).toBe(given.DATABASE_URL);
  expect(readMigrationUrl({ ...given, MIGRATION_DATABASE_URL: owner })).toBe(owner);
});
