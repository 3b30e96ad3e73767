import { readCommerceEnvironment } from '@/config/commerce.server';

const needed = {
  DATABASE_URL: 'postgresql://app@db.example/checkout',
  DATA_KEY: 'd'.repeat(32),
  LOOKUP_KEY: 'l'.repeat(32),
  SANDBOX_API_KEY: 'k'.repeat(32),
  SANDBOX_WEBHOOK_SECRET: Buffer.alloc(32, 7).toString('base64'),
};
const production = {
  APP_ENV: 'production',
  ALLOW_ROOT: 'true',
  ALLOW_SANDBOX: 'true',
  CAPTCHA_SECRET: 'c'.repeat(32),
  DATABASE_URL: 'postgresql://app@db.example/checkout?sslmode=verify-full',
  SANDBOX_URL: 'https://sandbox.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  WEB_URL: 'https://checkout.example',
};
const MAIL_FROM = 'checkout@school.example';
const read = (given: Record<string, string>) =>
  readCommerceEnvironment({ ...needed, ...given }).mail;

it('mails go to the sandbox outside production, and production sends none by default', () => {
  expect(read({})).toMatchObject({ server: 'sandbox' });
  expect(read({ APP_ENV: 'homolog' })).toMatchObject({ server: 'sandbox' });
  expect(read(production)).toBeNull();
});

it.each([
  [
    'smtps://user:p%40ss@mail.example',
    {
      host: 'mail.example',
      port: 465,
      encryption: 'implicit',
      account: { user: 'user', password: 'p@ss' },
    },
  ],
  [
    'smtp://mail.example',
    { host: 'mail.example', port: 587, encryption: 'starttls', account: null },
  ],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, encryption: 'none', account: null }],
  ['smtp://[::1]:25/', { host: '::1', port: 25, encryption: 'none', account: null }],
])('%s is encrypted unless it is on this machine', (MAIL_URL, server) => {
  for (const own of [{}, production])
    expect(read({ ...own, MAIL_FROM, MAIL_URL })).toEqual({ from: MAIL_FROM, server });
});

it.each([
  ['http://mail.example', /^MAIL_URL must be a mail server/],
  ['smtp://mail.example/path', /^MAIL_URL must be a mail server/],
  ['smtp://mail.example?tls=no', /^MAIL_URL must be a mail server/],
  ['smtp://secret@', /^MAIL_URL must be a mail server/],
])('%s is refused, and the error does not repeat it', (MAIL_URL, sentence) => {
  const act = () => read({ MAIL_FROM, MAIL_URL });
  expect(act).toThrow(sentence);
  expect(act).not.toThrow(MAIL_URL);
});

it.each(['', 'checkout', 'Checkout <a@b.example>', 'a@b.example\nBcc: c@d.example', 'a@localhost'])(
  'a mail server without a valid sender address is refused: %j',
  (from) => {
    expect(() => read({ MAIL_URL: 'smtp://mail.example', MAIL_FROM: from })).toThrow(/^MAIL_FROM/);
  },
);
