import type { Report } from '../scripts/processes/supervisor';
import { createJudge } from './createJudge';
import { runScenario } from './runScenario';
import type { Scenario } from './Scenario';

interface Run {
  scenario: Scenario;
  share: number;
}

/**
 * Runs scenarios one after the other, in several parallel queues, and reports each figure, at last the
 * minutes of the whole run. Queues that share an iterator share its runs: each takes the next when it
 * is free.
 * @returns how many figures were missed
 */
export async function runScenarios(
  lanes: readonly Iterable<Run>[],
  report: Report,
  stopping: AbortSignal,
  judgement?: Parameters<typeof createJudge>[1],
): Promise<number> {
  const judge = createJudge(report, judgement);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const { scenario, share } of lane)
        (await runScenario(scenario, share, stopping)).forEach(judge.say);
    }),
  );
  return judge.end();
}
