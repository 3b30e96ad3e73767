import { readChromiumPath } from '../config/chromium.server';
import { findChromium } from './testRun/findChromium';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import type { Report } from '../scripts/processes/supervisor';
import { runTask } from '../scripts/processes/runUntilStopped';
import { runScript } from '../scripts/system/specs';
import { StartProblem } from '../scripts/StartProblem';
import { runBrowserTests } from './testRun/browserRun';
import { lintParts } from './testRun/lintParts';
import { nodePart, programPart } from './testRun/programPart';
import { runTestParts } from './testRun/runTestParts';
import { runVitest } from './testRun/vitestRun';
import type { TestPart } from './testRun/TestPart';

const untimed = '--untimed';

const faultShare = '0.15';

const unchangedFormat = ['--cache', '--cache-strategy', 'content'];

async function browserTests(
  projects: readonly string[],
  report: Report,
  stopping: AbortSignal,
): Promise<TestPart> {
  try {
    const chromium = await findChromium(readChromiumPath(process.env), stopping);
    const args = projects.map((project) => `--project=${project}`);
    return {
      name: 'browser',
      run: (ending, reportLine) => runBrowserTests(args, chromium, ending, reportLine),
    };
  } catch (thrown) {
    if (!(thrown instanceof StartProblem)) throw thrown;
    report(`The browser tests cannot run. ${thrown.message}`);
    return { name: 'browser', run: () => Promise.reject(thrown) };
  }
}

/** @param args of Vitest: projects, and files of them */
const vitest = (...args: readonly string[]): TestPart => ({
  name: 'vitest',
  run: (stopping, report) => runVitest(args, stopping, report),
});

const types = programPart('types', 'typescript-7/bin/tsc', '--noEmit', '--checkers', '1');

const projects = (...names: readonly string[]) => names.map((name) => `--project=${name}`);

type Stages = readonly (readonly (readonly TestPart[])[])[];

const changedStages: Stages = [[[types], [vitest('--changed', ...projects('unit', 'components'))]]];

async function createStages(
  isAll: boolean,
  report: Report,
  stopping: AbortSignal,
): Promise<Stages> {
  const browser = await browserTests(
    isAll ? ['phone', 'long-phone', 'long-desktop'] : ['phone', 'desktop'],
    report,
    stopping,
  );
  // The build comes after the type check, which must not read it half written. The faults of `npm test`
  // wait half of their time, and so run beside Vitest; the full set of them, and the browser tests, use
  // both cores.
  const faults = nodePart(
    'faults',
    isAll
      ? runScript('faults/run.ts', untimed, '--share', faultShare)
      : runScript('faults/runBrief.ts'),
  );
  return [
    [
      [types, nodePart('build', runScript('scripts/build.ts'))],
      [lintParts.imports, lintParts.lint, lintParts.typedLint, lintParts.styles],
      [
        programPart('format', 'prettier/bin/prettier.cjs', '--check', '.', ...unchangedFormat),
        // Says so where the network does not allow it, and does not fail.
        nodePart('audit', runScript('tools/audit.ts')),
      ],
    ],
    ...(isAll
      ? [
          [[faults]],
          [[vitest(...projects('unit', 'components', 'api', 'long'))]],
          [[browser]],
          [[nodePart('walks', runScript('faults/runWalks.ts', untimed))]],
        ]
      : [[[faults], [vitest(...projects('unit', 'components', 'api'))]], [[browser]]]),
  ];
}

await runTask(async (supervisor, report) => {
  loadEnvironmentFile();
  const [extent, ...names] = process.argv.slice(2);
  if (![undefined, 'all', 'changed'].includes(extent) || names.length > 0)
    throw new StartProblem(
      'npm test accepts no names; npm run test:vitest -- <file> and npm run test:e2e -- <file> run one file.',
    );
  return supervisor.run(async (stopping) => {
    const stages =
      extent === 'changed' ? changedStages : await createStages(extent === 'all', report, stopping);
    return runTestParts(stages, stopping, report);
  });
});
