import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChromiumPath } from '@/config/chromium.server';
import { runInGroup } from '../../scripts/processes/processGroup';
import { StartProblem } from '../../scripts/StartProblem';
import { findChromium } from '../../tools/testRun/findChromium';
import { atLeast, state, type Figure } from '../figures';
import type { Part } from '../Part';

/** Run by npx: with what it needs it is 144 packages, which only this part uses. */
const lighthousePackage = 'lighthouse@12.8.2';

const rounds = 3;
const limitMs = 180_000;

const goals = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null }>;
}

/**
 * Loads a page as Lighthouse's mobile phone does, once, with an empty cache.
 * @throws StartProblem when Lighthouse cannot be fetched or does not run
 */
async function audit(url: string, chromium: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const args = [
    ...['--yes', lighthousePackage, url],
    ...['--output=json', `--output-path=${file}`, '--quiet'],
    `--only-categories=${categories.join(',')}`,
    // Search engines may list a page of production only (`isForEveryone`).
    '--skip-audits=is-crawlable',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  const { code, errors } = await runInGroup('npx', args, { env }, AbortSignal.timeout(limitMs));
  if (code !== 0) throw new StartProblem(`Lighthouse did not run:\n${errors}`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new StartProblem(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

export const lighthouse: Part = {
  name: 'lighthouse',
  async measure({ webUrl }, say) {
    const chromium = await findChromium(readChromiumPath(process.env));
    const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
    try {
      const figures: Figure[] = [];
      for (const product of ['medcof', 'ms']) {
        say(product);
        const reports: Report[] = [];
        for (let round = 0; round < rounds; round += 1)
          reports.push(await audit(`${webUrl}/lead?product=${product}`, chromium, folder));
        for (const category of categories) {
          const scores = reports.map((report) => (report.categories[category].score ?? NaN) * 100);
          const goal = atLeast('product', goals[category]);
          figures.push(state(`/lead of ${product}, Lighthouse ${category}`, '', scores, goal));
        }
      }
      return figures;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
