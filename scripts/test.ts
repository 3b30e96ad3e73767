import { readChromiumPath } from '../domain/environment.server';
import { buildWeb } from './build/buildWeb';
import { findChromium } from './findChromium';
import { loadEnvironmentFile } from './environmentFile';
import { runToCompletion } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import { runScript, runPackage } from './specs';
import { errorMessage, StartProblem } from './StartProblem';

interface Part {
  name: string;
  run: (stopping: AbortSignal, report: (line: string) => void) => Promise<void>;
}

interface Result {
  name: string;
  seconds: number;
  /** Why it failed; undefined when it passed. */
  failure?: string;
  /** The last that it printed. */
  lines: string[];
}

/** As many of a failed part's last lines as hold its failures, when they are few. */
const lastLines = 60;

const node = (name: string, args: readonly string[], env: Record<string, string> = {}): Part => ({
  name,
  run: (stopping, report) =>
    runToCompletion({ name, args, env, stopSeconds: 70 }, stopping, report),
});

const program = (name: string, file: string, ...args: readonly string[]): Part =>
  node(name, runPackage(file, ...args));

/** A file whose text was seen to be formatted is not looked at again. */
const unchangedFormat = ['--cache', '--cache-strategy', 'content'];

/** The browser to test with, or why there is none: the other parts are worth running without it. */
function browserTests(report: (line: string) => void): Part {
  try {
    const chromium = findChromium(readChromiumPath(process.env));
    return node('browser', runScript('scripts/e2e.ts'), { CHROMIUM_PATH: chromium });
  } catch (thrown) {
    if (!(thrown instanceof StartProblem)) throw thrown;
    report(`The browser tests cannot run. ${thrown.message}`);
    return { name: 'browser', run: () => Promise.reject(thrown) };
  }
}

async function runPart(
  { name, run }: Part,
  stopping: AbortSignal,
  report: (line: string) => void,
): Promise<Result> {
  const startedAt = performance.now();
  const took = () => Math.round((performance.now() - startedAt) / 1000);
  const lines: string[] = [];
  const reportAndKeep = (line: string) => {
    report(line);
    lines.push(line);
    if (lines.length > lastLines) lines.shift();
  };
  report(`${name} begins.`);
  try {
    await run(stopping, reportAndKeep);
    return { name, seconds: took(), lines };
  } catch (thrown) {
    stopping.throwIfAborted();
    return { name, seconds: took(), failure: errorMessage(thrown), lines };
  }
}

const line = ({ failure, name, seconds }: Result) =>
  `${name.padEnd(8)}${String(seconds).padStart(5)} s  ${failure ?? 'passed'}`;

/**
 * `npm test`: every check there is. A part that fails stops no other; what failed is said once more
 * at the end, where it is read.
 */
await runUntilStopped(async (supervisor, report) => {
  loadEnvironmentFile();
  const browser = browserTests(report);
  // The build comes after the types, which read what it generates. The faults have bounds in seconds,
  // and so the machine for themselves. Jest and the browser tests fill both cores each.
  const stages: readonly (readonly (readonly Part[])[])[] = [
    [
      [program('types', 'typescript/bin/tsc', '--noEmit'), { name: 'build', run: buildWeb }],
      [
        program('lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0'),
        program('styles', 'stylelint/bin/stylelint.mjs', 'components/**/*.{ts,tsx}'),
        program('format', 'prettier/bin/prettier.cjs', '--check', '.', ...unchangedFormat),
      ],
    ],
    [[node('faults', runScript('faults/runBrief.ts'))]],
    [[program('jest', 'jest/bin/jest.js')]],
    [[browser]],
  ];
  const results: Result[] = [];
  await supervisor.run(async (stopping) => {
    for (const stage of stages)
      await Promise.all(
        stage.map(async (lane) => {
          for (const part of lane) results.push(await runPart(part, stopping, report));
        }),
      );
  });
  const failed = results.filter(({ failure }) => failure !== undefined);
  report(['', ...failed.flatMap(({ lines }) => [...lines, '']), ...results.map(line)].join('\n'));
  await supervisor.stop();
  process.exitCode = failed.length > 0 ? 1 : 0;
});
