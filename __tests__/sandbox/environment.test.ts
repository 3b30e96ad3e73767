import { readEnvironment } from '@/sandbox/environment';

const secret = Buffer.from('twenty-four random bytes').toString('base64');
const required = { SANDBOX_WEBHOOK_SECRET: secret, SANDBOX_API_KEY: 'a-long-key' };

test('what is not set has a default', () => {
  expect(readEnvironment({ ...required, SANDBOX_PORT: '4200' })).toEqual({
    port: 4200,
    host: '127.0.0.1',
    dataDirectory: '.data/sandbox',
    webhookUrl: 'http://127.0.0.1:4000/api/v1/webhooks/sandbox',
    webhookSecret: secret,
    apiKey: 'a-long-key',
    publicUrl: 'http://localhost:4200',
    logLevel: 'warn',
  });
});

test.each([
  ['SANDBOX_WEBHOOK_SECRET', undefined],
  ['SANDBOX_WEBHOOK_SECRET', 'not base64!'],
  ['SANDBOX_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
  ['SANDBOX_API_KEY', undefined],
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_PUBLIC_URL', 'nowhere'],
  ['LOG_LEVEL', 'loud'],
])('%s = %s is refused by name', (name, value) => {
  expect(() => readEnvironment({ ...required, [name]: value })).toThrow(`${name} must be`);
});

test('a secret may have its prefix, an address its slash', () => {
  const environment = readEnvironment({
    ...required,
    SANDBOX_WEBHOOK_SECRET: `whsec_${secret}`,
    SANDBOX_PUBLIC_URL: 'https://sandbox.example/',
  });
  expect(environment.webhookSecret).toBe(`whsec_${secret}`);
  expect(environment.publicUrl).toBe('https://sandbox.example');
});
