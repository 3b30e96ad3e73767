import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { buildPath, paths } from '@/contract/paths';
import { serveMetrics } from '@/domain/monitoring/metrics.server';
import { reportUnresolvedLink } from '@/domain/monitoring/unresolvedLinks.server';
import { metrics as sandboxMetrics } from '@/sandbox/metrics';
import { projectRoot } from '@/scripts/projectRoot';
import { choosePort } from '@/testing/choosePort';
import { eventually } from '@/testing/eventually';
import { parseSeries } from '@/testing/parseSeries';
import { createWebMetrics } from '@/web/metrics';
import { collectEvents } from '../support/collectEvents';
import { createLead, paymentBody, post } from '../support/commerceRequests';
import { isBalanced, readSelectors } from '../support/promql';
import { startSandboxSystem, type SandboxSystem } from '../support/startSandboxSystem';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

interface Rules {
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string; runbook: string };
    }[];
  }[];
}
const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as Rules;
const alerts = groups.flatMap(({ rules }) => rules);

interface Dashboard {
  panels: {
    id: number;
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  }[];
}
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard;

const labelsOfAll = ['job', 'instance', 'le'];
const ownMetrics = new Map([['up', new Set<string>()]]);

let system: SandboxSystem;
let told: Map<string, Set<string>>;

beforeAll(async () => {
  const collector = collectEvents();
  system = await startSandboxSystem({ destinations: [collector.destination] });
  const { app, sandbox } = system;
  await post(app, paths.paymentV2, paymentBody(await createLead(app), 'pix'));
  await app.inject({ method: 'POST', url: buildPath(paths.webhook, { provider: 'nobody' }) });
  await eventually(
    () => collector.events.length,
    (count) => count > 0,
  );
  await sandbox.inject('/healthcheck');
  const web = createWebMetrics(() => '/lead');
  reportUnresolvedLink({ missing: 'seller', reason: 'link' });
  const port = await choosePort();
  const readers = [...app.metricReaders, () => sandboxMetrics.metrics(), web.read];
  await serveMetrics({ host: '127.0.0.1', port, variable: 'WEB_METRICS_PORT' }, readers);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  told = new Map(ownMetrics);
  for (const series of parseSeries(await answer.text()).keys()) {
    const [name = '', labels = ''] = series.split('{');
    const known = told.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    told.set(name, known);
  }
});
afterAll(() => system.stop());

const findUnknown = (expression: string): string[] =>
  readSelectors(expression).flatMap(({ labels, metric }) => {
    const known = told.get(metric);
    if (!known) return [metric];
    return labels
      .filter((label) => !known.has(label) && !labelsOfAll.includes(label))
      .map((label) => `${metric}{${label}}`);
  });

describe('deploy/monitoring/alerts.yaml', () => {
  it('has alerts with unique names', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s queries metrics that processes expose, and has a runbook',
    (name, { annotations, expr, labels }) => {
      expect(isBalanced(expr)).toBe(true);
      expect(readSelectors(expr).length).toBeGreaterThan(0);
      expect(findUnknown(expr)).toEqual([]);
      expect(['page', 'ticket']).toContain(labels.severity);
      const [file = '', anchor = ''] = annotations.runbook.split('#');
      expect(file).toBe('docs/operating.md');
      expect(anchor).toBe(name.toLowerCase());
      expect(read(file)).toMatch(new RegExp(`^### ${name}\n\n\\S.{80,}`, 'm'));
    },
  );

  it('detects a metric and a label that no process exposes', () => {
    expect(findUnknown('max(checkout_parts_in_trouble) > 0')).toEqual([
      'checkout_parts_in_trouble',
    ]);
    expect(findUnknown('sum by (seller) (checkout_payments_total)')).toEqual([
      'checkout_payments_total{seller}',
    ]);
  });
});

describe('deploy/monitoring/dashboard.json', () => {
  it.each(panels.map((panel) => [panel.title, panel] as const))(
    '%s plots metrics that processes expose',
    (_title, { targets }) => {
      expect(targets.length).toBeGreaterThan(0);
      for (const { expr } of targets) {
        expect(isBalanced(expr)).toBe(true);
        expect(findUnknown(expr)).toEqual([]);
      }
    },
  );

  it('places no two panels on the same cell', () => {
    const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
