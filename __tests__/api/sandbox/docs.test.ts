import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { FaultTarget } from '@/sandbox/faults/faultBox';
import type { Call } from '@/sandbox/http/callList';
import { awayFromMidnight } from '../../support/awayFromMidnight';
import { encryptCard } from './support/encryptCard';
import { apiKey, openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { type CurlCall, readCurlCalls } from './support/readCurlCalls';

let sandbox: TestSandbox;
let origin: string;
beforeAll(async () => {
  await awayFromMidnight();
  sandbox = await openTestSandbox();
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

const page = readFileSync('docs/sandbox.md', 'utf8');
const today = () => new Date().toISOString().slice(0, 10);
const calls = () => readCurlCalls(page, { SANDBOX_API_KEY: apiKey, TODAY: today() });

function note(answer: string, known: Map<string, string>): void {
  JSON.parse(answer, (name, value: unknown) => {
    if (typeof value === 'string') known.set(name, value);
    return value;
  });
  const [code] = /\b\d{6}\b/.exec(known.get('text') ?? '') ?? [];
  if (code !== undefined) known.set('code', code);
}

async function fillIn(text: string, known: ReadonlyMap<string, string>): Promise<string> {
  const [, number] = /\{encryptedCard of ([\d ]+)\}/.exec(text) ?? [];
  const card = number === undefined ? '' : await encryptCard(sandbox.app, number);
  return text
    .replace(/\{encryptedCard of [\d ]+\}/, card)
    .replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
      const value = known.get(name);
      if (value === undefined) throw new Error(`No answer before has a ${name}: ${text}`);
      return value;
    });
}

async function run(call: CurlCall, known: ReadonlyMap<string, string>) {
  const url = await fillIn(call.url, known);
  const body = call.body && (await fillIn(call.body, known));
  const response = await fetch(url.replace('localhost:4100', origin), {
    method: call.method,
    headers: call.headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { ok: response.ok, isJson, text: await response.text() };
}

test('every curl line of docs/sandbox.md is answered, in the order of the page', async () => {
  const known = new Map<string, string>();
  for (const call of calls()) {
    const { isJson, ok, text } = await run(call, known);
    expect({ call, ok, text }).toMatchObject({ ok: true });
    if (isJson) note(text, known);
  }
});

const listed = async (): Promise<Call[]> => (await sandbox.app.inject('/')).json();

test('the page lists every call of the sandbox', async () => {
  const pathOf = (url: string) =>
    url
      .replace('localhost:4100', '')
      .replace(/\?.*/, '')
      .replace(/\{\w+\}/g, '{}');
  const onPage = calls().map(({ method, url }) => `${method} ${pathOf(url)}`);
  const missing = (await listed()).filter(
    ({ method, path }) => !onPage.includes(`${method} ${pathOf(path)}`),
  );
  expect(missing).toEqual([]);
});

test('every call except those for testers can be made to fail', async () => {
  const paths = (await listed()).map(({ path }) => path);
  const failing = paths.filter((path) => Check(FaultTarget, path.split('/')[1]));
  expect(paths.filter((path) => !failing.includes(path)).sort()).toEqual([
    '/',
    '/faults',
    '/faults',
    '/faults',
    '/faults/hits',
    '/healthcheck',
    '/ledger',
  ]);
});

test('a browser gets the list of calls as a page without script', async () => {
  const response = await sandbox.app.inject({
    url: '/',
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).not.toContain('<script');
  for (const { does, method, path } of await listed()) {
    expect(response.body).toContain(`${method} ${path}`);
    expect(response.body.replaceAll('&#x27;', "'")).toContain(does);
  }
});
