import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version as release } from '@/domain/version.server';
import { projectRoot } from '@/scripts/projectRoot';
import { startSentryUploads, type SentryUploads } from '../support/startSentryUploads';
import { anyString } from '../support/matchers';

const token = 'a-token-that-nobody-reads';
const script = 'throw new Error();\n\n//# sourceMappingURL=2b.js.map';
const map = {
  version: 3,
  sources: ['turbopack:///[project]/pages/lead.tsx'],
  sourcesContent: ['throw new Error();'],
  names: [],
  mappings: 'AAAA',
};

let folder: string;
const sentries: SentryUploads[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uploaded-'));
  const chunks = path.join(folder, release, '_next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(chunks, '1a.js'), script);
  writeFileSync(path.join(chunks, '2b.js.map'), JSON.stringify(map));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all(sentries.splice(0).map((sentry) => sentry.close()));
});

async function startSentry(...given: Parameters<typeof startSentryUploads>) {
  const sentry = await startSentryUploads(...given);
  sentries.push(sentry);
  return sentry;
}

function uploadMaps(variables: Record<string, string>, from = folder) {
  const project = { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: 'acme', SENTRY_PROJECT: 'checkout' };
  const command = ['--import', 'tsx', 'tools/sourceMaps.ts', from];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...project, ...variables } as const;
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: projectRoot, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr });
    });
  });
}

test('Sentry receives each script and its map under the addresses and the release that browsers report', async () => {
  const sentry = await startSentry();
  const { code, said } = await uploadMaps({ SENTRY_URL: sentry.url });
  expect(code, said).toBe(0);
  expect(said).toContain(`Release: ${release}`);
  expect(sentry.uploads).toEqual([
    {
      release,
      projects: ['checkout'],
      files: {
        '~/_next/static/chunks/1a.js': {
          type: 'minified_source',
          // As it is served: nothing was injected.
          content: script,
          headers: { sourcemap: '2b.js.map' },
        },
        '~/_next/static/chunks/2b.js.map': {
          type: 'source_map',
          content: anyString,
        },
      },
    },
  ]);
  const content = sentry.uploads[0]?.files['~/_next/static/chunks/2b.js.map']?.content ?? '';
  expect(JSON.parse(content)).toMatchObject(map);
  expect(new Set(sentry.authorizations)).toEqual(new Set([`Bearer ${token}`]));
  expect(said).not.toContain(token);
});

test.each([
  [{ SENTRY_AUTH_TOKEN: '' }, 'SENTRY_AUTH_TOKEN'],
  [
    { SENTRY_AUTH_TOKEN: '', SENTRY_ORG: '', SENTRY_PROJECT: ' ' },
    'SENTRY_AUTH_TOKEN, SENTRY_ORG, and SENTRY_PROJECT',
  ],
])('missing variables are named in one sentence: %j', async (variables, names) => {
  expect(await uploadMaps(variables)).toEqual({
    code: 1,
    said: `Nothing was uploaded: set ${names} to give Sentry the source maps (docs/operating.md, Source maps).\n`,
  });
});

test('without maps the command says how to make them', async () => {
  const elsewhere = path.join(folder, 'nothing');
  expect(await uploadMaps({}, elsewhere)).toEqual({
    code: 1,
    said: `There are no source maps of ${release} in ${elsewhere}; SOURCE_MAPS=true npm run build makes them.\n`,
  });
});

test('a Sentry that refuses the token, or is away, is reported with the reason', async () => {
  const { url } = await startSentry('refusing');
  const [refused, away] = await Promise.all(
    [url, 'http://127.0.0.1:1'].map((SENTRY_URL) => uploadMaps({ SENTRY_URL })),
  );
  const sentence = (sentry: string) =>
    `Sentry (${sentry}) was not given the source maps of ${release}; the lines above say why.`;
  expect(refused?.code).toBe(1);
  expect(refused?.said).toMatch(/Invalid token.*401/);
  expect(refused?.said).toContain(sentence(url));
  expect(away?.code).toBe(1);
  expect(away?.said).toContain('Could not connect');
  expect(away?.said).toContain(sentence('http://127.0.0.1:1'));
  for (const answer of [refused, away]) expect(answer?.said).not.toContain(token);
});
