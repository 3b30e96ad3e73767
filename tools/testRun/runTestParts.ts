import type { Report } from '../../scripts/processes/supervisor';
import { errorMessage } from '../../scripts/StartProblem';
import { readChildrenCpuSeconds, readMachineCpuSeconds } from './cpuTime';
import type { Attempt, Counts, TestPart } from './TestPart';

interface Result {
  name: string;
  seconds: number;
  cpuSeconds: number | undefined;
  counts: Counts;
  failure?: string;
  lines: string[];
  tryAgain?: () => Promise<Result>;
}

const LAST_LINES = 60;

export const MOST_FLAKY = 5;

const describeCounts = ({ failed, passed }: Counts) => `${passed} passed, ${failed} failed`;

function createCpuClock(): () => number | undefined {
  let last = readChildrenCpuSeconds();
  return () => {
    const now = readChildrenCpuSeconds();
    const used = now === undefined || last === undefined ? undefined : now - last;
    last = now;
    return used;
  };
}

async function runPart(
  { name, run }: TestPart,
  stopping: AbortSignal,
  report: Report,
  takeCpuSeconds: () => number | undefined,
): Promise<Result> {
  const lines: string[] = [];
  const reportAndKeep: Report = (line, from) => {
    report(line, from);
    lines.push(from === undefined ? line : `${from} | ${line}`);
    if (lines.length > LAST_LINES) lines.shift();
  };
  const runAttempt = async (attempt: () => Promise<Attempt>, known: Counts): Promise<Result> => {
    const startedAt = performance.now();
    const finish = (counts: Counts, failure?: string): Result => ({
      name,
      seconds: (performance.now() - startedAt) / 1000,
      cpuSeconds: takeCpuSeconds(),
      counts,
      lines,
      ...(failure !== undefined && { failure }),
    });
    try {
      const { counts, tryAgain } = await attempt();
      const result =
        counts.failed > 0
          ? finish(counts, `${counts.failed} failed; the lines above say how`)
          : finish(counts);
      if (!tryAgain) return result;
      return {
        ...result,
        tryAgain: () => runAttempt(async () => ({ counts: await tryAgain() }), counts),
      };
    } catch (thrown) {
      stopping.throwIfAborted();
      return finish({ ...known, failed: Math.max(known.failed, 1) }, errorMessage(thrown));
    }
  };
  report(`${name} starts.`);
  return runAttempt(() => run(stopping, reportAndKeep), nothing);
}

async function settle(first: Result): Promise<Result> {
  const again = await first.tryAgain?.();
  if (!again) return first;
  const { cpuSeconds, seconds } = again;
  return {
    ...again,
    seconds: first.seconds + seconds,
    cpuSeconds:
      first.cpuSeconds === undefined || cpuSeconds === undefined
        ? undefined
        : first.cpuSeconds + cpuSeconds,
  };
}

const formatSeconds = (seconds: number | undefined) =>
  (seconds === undefined ? '?' : seconds.toFixed(0)).padStart(6);

const formatRow = ({ counts, cpuSeconds, failure, name, seconds }: Result) =>
  `${name.padEnd(10)}${formatSeconds(seconds)} s ${formatSeconds(cpuSeconds)} CPU s  ${failure ?? describeCounts(counts)}`;

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };

function addCounts(results: readonly Result[]): Counts {
  return results.reduce<Counts>(
    (total, { counts }) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
      flaky: [...total.flaky, ...counts.flaky],
    }),
    nothing,
  );
}

function formatResults(
  results: readonly Result[],
  seconds: number,
  machineCpuSeconds: number,
): string[] {
  const total = addCounts(results);
  const tooFlaky = total.flaky.length > MOST_FLAKY;
  return [
    '',
    ...results.flatMap(({ failure, lines }) => (failure === undefined ? [] : [...lines, ''])),
    ...results.map(formatRow),
    `${'in all'.padEnd(10)}${formatSeconds(seconds)} s ${formatSeconds(machineCpuSeconds)} CPU s of the machine, whatever else ran on it`,
    ...total.flaky.map((test) => `flaky: ${test}`),
    ...(total.skipped > 0 ? [`${total.skipped} skipped`] : []),
    ...(tooFlaky ? [`More than ${MOST_FLAKY} tests are flaky; the run has failed.`] : []),
    describeCounts(tooFlaky ? { ...total, failed: total.failed + 1 } : total),
  ];
}

/**
 * Runs parts of the test run stage by stage; the queues of a stage run in parallel, and their failures
 * are tried again when all have ended. A part that fails stops no other.
 * @returns whether all has passed
 */
export async function runTestParts(
  stages: readonly (readonly (readonly TestPart[])[])[],
  stopping: AbortSignal,
  report: Report,
): Promise<boolean> {
  const startedAt = performance.now();
  const machineCpuBefore = readMachineCpuSeconds();
  const takeCpuSeconds = createCpuClock();
  const results: Result[] = [];
  for (const stage of stages) {
    const first: Result[] = [];
    await Promise.all(
      stage.map(async (lane) => {
        for (const part of lane) first.push(await runPart(part, stopping, report, takeCpuSeconds));
      }),
    );
    for (const result of first) results.push(await settle(result));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const machineCpuSeconds = readMachineCpuSeconds() - machineCpuBefore;
  report(formatResults(results, seconds, machineCpuSeconds).join('\n'));
  const { failed, flaky } = addCounts(results);
  return failed === 0 && flaky.length <= MOST_FLAKY;
}
