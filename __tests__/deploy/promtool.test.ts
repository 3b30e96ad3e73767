import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

const promtool = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'promtool'))
  .find((file) => existsSync(file));

const testWithPromtool = promtool === undefined ? test.skip : test;

/** @returns what promtool found wrong */
function check(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(promtool ?? '', args, { cwd: projectRoot }, (error, stdout, stderr) => {
      resolve(error ? `${error.message}\n${stdout}${stderr}` : '');
    });
  });
}

testWithPromtool.each([
  ['accepts the alarms', ['check', 'rules', '--lint-fatal', 'deploy/monitoring/alerts.yaml']],
  [
    'accepts the configuration with its alarms',
    ['check', 'config', '--lint-fatal', 'deploy/monitoring/prometheus.yaml'],
  ],
  [
    'raises the alarms when they are meant to be raised',
    ['test', 'rules', '__tests__/deploy/alertCases.yaml'],
  ],
])('Prometheus %s (needs promtool of the system)', async (_what, args) => {
  expect(await check(...args)).toBe('');
});

async function checkExpressions(expressions: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'promtool-'));
  const file = path.join(folder, 'rules.json');
  const rules = expressions.map((expr, index) => ({ record: `expression:${index}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'expressions', rules }] }));
  try {
    return await check('check', 'rules', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

testWithPromtool(
  'Prometheus understands every expression of the dashboard (needs promtool of the system)',
  async () => {
    const file = path.join(projectRoot, 'deploy/monitoring/dashboard.json');
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(10);
    expect(await checkExpressions(expressions)).toBe('');
    expect(await checkExpressions(['sum(rate(up[5m])) by'])).toMatch(/parse error/);
  },
);
