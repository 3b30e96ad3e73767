import { request as send, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { createAnswerHeaders, inertPolicy } from '@/domain/answerHeaders';
import { paths } from '@/contract/paths';
import { fontFiles, getFontAddress } from '@/themes/fonts';
import { signSwitch } from '@/server/checkout/signedSwitch.server';
import { readRun } from './support/run';
import { startWatchedWeb } from './support/startWatchedWeb';

const { baseUrl, commerceUrl, sandboxUrl } = readRun(process.env);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(
  origin: string,
  address: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = send({ hostname, port, path: address, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const ofPage =
  /^default-src 'self'; script-src 'self' 'nonce-[\w+/=]{24}'; style-src 'self' 'nonce-[\w+/=]{24}'; .*object-src 'none'; base-uri 'self'; form-action 'self'; report-uri \/api\/csp-reports; report-to csp; frame-ancestors '(?:none|self)'$/;
const ofBuiltPage =
  /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/=]{44}')+; style-src 'self' 'nonce-[\w+/=]{24}'; .*frame-ancestors 'none'$/;
const inert = new RegExp(`^${inertPolicy}$`);
const ofDrawing = new RegExp(`^${inertPolicy}; style-src 'unsafe-inline'$`);

const kept = /\bno-store\b/;
const forever = /^public, max-age=31536000, immutable$/;
const anyTime = /./;

const ofWeb: [string, string, string, number, RegExp, string, RegExp][] = [
  ['a page', 'GET', '/lead?product=ms', 200, ofPage, 'strict-origin', kept],
  ['the root', 'GET', '/', 200, ofPage, 'strict-origin', kept],
  ['a page of an id', 'GET', '/payment/nobody', 404, ofPage, 'strict-origin', kept],
  ['a link to an account', 'GET', '/access/nobody', 404, ofPage, 'no-referrer', kept],
  ['no page', 'GET', '/nothing/here', 404, ofPage, 'strict-origin', kept],
  ['data of no page', 'GET', '/_next/data/none/none.json', 404, inert, 'no-referrer', kept],
  ['the built 500', 'GET', '/500', 500, ofBuiltPage, 'strict-origin', kept],
  ['a link that does not resolve', 'GET', '/lead?product=none', 307, inert, 'no-referrer', kept],
  ['a slash too many', 'GET', '/lead/?product=ms', 308, inert, 'no-referrer', kept],
  ['a broken address', 'GET', '/payment/%E0%A4%A', 307, inert, 'no-referrer', kept],
  ['a broken address of a call', 'GET', '/api/%E0%A4%A', 400, inert, 'no-referrer', kept],
  ['a call', 'GET', '/api/v1/payment/card-key', 200, inert, 'no-referrer', kept],
  [
    'the catalogue',
    'GET',
    '/api/v2/product/ms?business=meusucesso',
    200,
    inert,
    'no-referrer',
    kept,
  ],
  [
    'a calendar',
    'GET',
    '/api/calendar/powerhouse?business=powerhouse&planId=powerhouse-imersao',
    200,
    inert,
    'no-referrer',
    /^private, max-age=300$/,
  ],
  ['no call', 'GET', '/api/none', 404, inert, 'no-referrer', kept],
  ['the description', 'GET', paths.openApi, 200, inert, 'no-referrer', kept],
  ['a refused write', 'POST', '/api/v1/lead', 400, inert, 'no-referrer', kept],
  ['a write to a page', 'POST', '/lead?product=ms', 405, inert, 'no-referrer', kept],
  ['a trace', 'TRACE', '/lead', 405, inert, 'no-referrer', kept],
  ['a drawing', 'GET', '/brands/ms/icon.svg', 200, ofDrawing, 'no-referrer', anyTime],
  ['a script', 'GET', '', 200, inert, 'no-referrer', forever],
  ['a font', 'GET', getFontAddress(fontFiles.poppins[0]), 200, inert, 'no-referrer', forever],
  ['no font', 'GET', '/fonts/poppins-400.none.woff2', 404, ofPage, 'strict-origin', kept],
  ['robots.txt', 'GET', '/robots.txt', 200, inert, 'no-referrer', /^public, max-age=3600$/],
  ['no contact', 'GET', '/.well-known/security.txt', 404, ofPage, 'strict-origin', kept],
  ['a probe', 'GET', '/healthcheck', 200, inert, 'no-referrer', kept],
];

function expectCommon(headers: IncomingHttpHeaders, without: readonly string[] = []): void {
  for (const [name, value] of Object.entries(createAnswerHeaders(false))) {
    if (without.includes(name)) continue;
    expect(headers, name).toHaveProperty([name.toLowerCase()], value);
  }
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
}

const itsOwn = ['Content-Security-Policy', 'Referrer-Policy'];

async function findScript(): Promise<string> {
  const { body } = await ask(baseUrl, '/lead?product=ms');
  const [, found] = /src="(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(body) ?? [];
  if (found === undefined) throw new Error('The lead has no script');
  return found;
}

for (const [kind, method, address, status, policy, referrer, cache] of ofWeb)
  test(`web: ${kind}`, async () => {
    const answer = await ask(baseUrl, address === '' ? await findScript() : address, method);
    expect(answer.status).toBe(status);
    const isShown = address.startsWith('/brands/');
    expectCommon(answer.headers, [...itsOwn, ...(isShown ? ['Cross-Origin-Resource-Policy'] : [])]);
    expect(answer.headers['content-security-policy']).toMatch(policy);
    expect(answer.headers['referrer-policy']).toBe(referrer);
    expect(answer.headers['cache-control'] ?? '').toMatch(cache);
    if (address.startsWith('/api/')) expect(answer.headers.vary ?? '').toContain('Cookie');
    if (policy === ofPage) {
      expect(answer.headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
      // No page is stored, so nothing compares it: a hash would only cost time.
      expect(answer.headers).not.toHaveProperty('etag');
    }
  });

const ofCommerce: [string, string, string, number][] = [
  ['a call', 'GET', '/api/v1/payment/card-key', 200],
  ['the catalogue', 'GET', '/api/v2/product/ms?business=meusucesso', 200],
  ['no call', 'GET', '/api/none', 404],
  ['a broken address', 'GET', '/api/%E0%A4%A', 400],
  ['a refused write', 'POST', '/api/v1/lead', 400],
  ['a trace', 'TRACE', '/api/v1/lead', 405],
  ['the description', 'GET', paths.openApi, 200],
  ['a probe', 'GET', paths.readiness, 200],
];
for (const [kind, method, address, status] of ofCommerce)
  test(`commerce: ${kind}`, async () => {
    const { headers, status: given } = await ask(commerceUrl, address, method);
    expect(given).toBe(status);
    expectCommon(headers);
    expect(headers['cache-control']).toMatch(kept);
  });

const ofSandbox: [string, string, string, number, RegExp][] = [
  ['its calls', 'GET', '/', 200, inert],
  ['a probe', 'GET', '/readiness', 200, inert],
  ['no call', 'GET', '/none', 404, inert],
  ['a broken address', 'GET', '/3ds/%E0%A4%A', 400, inert],
  ['a call without its key', 'POST', '/charges', 401, inert],
  ['a bank’s page of nobody', 'GET', '/3ds/none', 404, inert],
];
for (const [kind, method, address, status, policy] of ofSandbox)
  test(`sandbox: ${kind}`, async () => {
    const { headers, status: given } = await ask(sandboxUrl, address, method);
    expect(given).toBe(status);
    expectCommon(headers);
    expect(headers['content-security-policy']).toMatch(policy);
    expect(headers['cache-control']).toMatch(kept);
  });

for (const [name, origin] of [
  ['web', baseUrl],
  ['commerce', commerceUrl],
  ['sandbox', sandboxUrl],
] as const)
  test(`${name} refuses a write from another site’s page`, async () => {
    const address = name === 'sandbox' ? '/bankslips/none/pay' : '/api/v1/lead';
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] satisfies Record<string, string>[]) {
      const answer = await ask(origin, address, 'POST', headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toContain('foreign_origin');
    }
    expect((await ask(origin, address, 'POST')).status).not.toBe(403);
  });

test('a host in the request line is not repeated', async () => {
  const answer = await ask(baseUrl, 'http://evil.example/lead/?product=ms');
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe('/lead?product=ms');
});

test('a page says how long its data and its rendering took; a page that opens by an id does not', async () => {
  const readTimes = async (address: string) =>
    (await ask(baseUrl, address)).headers['server-timing'];
  for (const address of ['/lead?product=ms', '/payment?product=medcof'])
    expect(await readTimes(address)).toMatch(/^data;dur=\d+\.\d, render;dur=\d+\.\d$/);
  for (const address of [
    '/lead?product=ms&email=a@b.example',
    '/lead?product=none',
    '/payment/nobody',
    '/access/nobody',
    '/refund/nobody',
    '/api/v1/payment/card-key',
  ])
    expect(await readTimes(address), address).toBeUndefined();
});

test('in production answers require https, and only pages that sell may be indexed', async () => {
  const secret = 'the-secret-of-switches-in-a-test';
  const web = await startWatchedWeb({
    ALLOW_HTTP_INSIDE: 'true',
    ALLOW_ROOT: 'true',
    APP_ENV: 'production',
    API_URL: commerceUrl,
    CARD_KEY_THUMBPRINTS: 'none',
    HOMOLOG_API_URL: commerceUrl,
    HOMOLOG_CARD_KEY_THUMBPRINTS: 'none',
    SECURITY_CONTACT: 'mailto:security@example.com',
    SWITCH_SECRET: secret,
    WEB_URL: 'https://checkout.example',
  });
  try {
    for (const address of ['/lead?product=ms', '/nothing/here', '/api/none', '/_next/none.js'])
      expect((await ask(web.url, address)).headers['strict-transport-security']).toBe(
        'max-age=63072000',
      );
    const robots = async (address: string) => (await ask(web.url, address)).headers['x-robots-tag'];
    expect(await robots('/lead?product=ms')).toBeUndefined();
    for (const address of [
      '/lead?product=ms&email=a@b.example',
      '/payment?product=ms',
      '/api/none',
    ])
      expect(await robots(address)).toBe('noindex');
    expect((await ask(web.url, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n');
    const contact = await ask(web.url, '/.well-known/security.txt');
    expect(contact.body).toMatch(
      /^Contact: mailto:security@example\.com\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
    );

    const open = async (value: string) => {
      const { body, headers } = await ask(web.url, `/lead?product=ms&homologation-on=${value}`);
      const isOn = body.includes('"isHomologation":true');
      return { isOn, cookie: headers['set-cookie']?.join() ?? '' };
    };
    expect(await open('true')).toEqual({ isOn: false, cookie: '' });
    const soon = Math.floor(Date.now() / 1_000) + 60;
    const signed = await open(signSwitch('homologation', soon, secret));
    expect(signed.isOn).toBe(true);
    expect(signed.cookie).toMatch(/^__Host-homologation-on=.*; Path=\/; Secure; SameSite=Lax$/);
  } finally {
    await web.stop();
  }
});

test('no page on the way to a receipt violates the policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy|refused to/i.test(message.text())) broken.push(message.text());
  });
  for (const address of [
    '/',
    '/lead?product=ms',
    '/lead?product=medcof',
    '/expired-link',
    '/nothing/here',
    '/500',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const styled = await page.evaluate(() => getComputedStyle(document.body).margin);
    expect(styled, address).toBe('0px');
  }
  expect(broken).toEqual([]);
});

test('a style without the nonce is blocked, and the policy names where that is reported', async ({
  page,
}) => {
  await page.goto('/lead?product=ms');
  const stopped = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, originalPolicy }) => {
            resolve(`${effectiveDirective}: ${originalPolicy}`);
          },
        );
        const style = document.createElement('style');
        style.textContent = 'body{margin:99px}';
        document.head.append(style);
      }),
  );
  expect(stopped).toMatch(/^style-src-elem: .*report-uri \/api\/csp-reports; report-to csp/);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
});
