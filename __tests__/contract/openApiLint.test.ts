import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memberDescriptions } from '@/commerce/description/describeMembers';
import { parameterDescriptions } from '@/commerce/description/members/parameters';

const document = 'contract/openapi.json';
const folder = mkdtempSync(path.join(tmpdir(), 'education-checkout-lint-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const tool = (name: string) => path.resolve('node_modules/.bin', name);

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** @returns the linter's standard output, whether it found something or not */
function run(file: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(file, args, { env, timeout: 150_000 }, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

interface Found {
  ruleId?: string;
  code?: string | number;
}

const lints = {
  redocly: async (file: string) => {
    const text = await run(tool('redocly'), [
      'lint',
      file,
      '--extends=recommended',
      '--format=json',
    ]);
    const { problems } = JSON.parse(text) as { problems: Found[] };
    return problems.map(({ ruleId }) => ruleId);
  },
  spectral: async (file: string) => {
    const ruleset = ['--ruleset', 'contract/spectral.yaml'];
    const text = await run(tool('spectral'), [
      'lint',
      file,
      ...ruleset,
      '--format=json',
      '--quiet',
    ]);
    const found = JSON.parse(text) as Found[];
    return found.map(({ code }) => code);
  },
};
const names = ['redocly', 'spectral'] as const;

function writeFaulty(): string {
  const faulty = path.join(folder, 'openapi.json');
  const text = readFileSync(document, 'utf8')
    .replace('"summary": "Leave a lead",', '')
    .replace(/"description": "The first form[^"]*",/, '')
    .replace('"email": "buyer@example.com"', '"email": 7')
    .replace(`"description": ${JSON.stringify(memberDescriptions.orderNumber)}`, '"title": "?"')
    .replace(`"description": ${JSON.stringify(parameterDescriptions.brand)}`, '"deprecated": true');
  writeFileSync(faulty, text);
  return faulty;
}

test.each(names)('%s finds no fault in the API description', async (name) => {
  expect(await lints[name](document)).toEqual([]);
});

test('the linters find faults in a faulty description', async () => {
  const faulty = writeFaulty();
  expect(await lints.redocly(faulty)).toEqual(
    expect.arrayContaining(['operation-summary', 'no-invalid-schema-examples']),
  );
  expect(await lints.spectral(faulty)).toEqual(
    expect.arrayContaining([
      'operation-description',
      'oas3-parameter-description',
      'member-description',
    ]),
  );
});
