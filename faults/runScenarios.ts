import type { Report } from '../scripts/processes/supervisor';
import { formatFigure, runScenario } from './runScenario';
import { createMinutesFigure, type Figure, type Scenario } from './Scenario';

interface Run {
  scenario: Scenario;
  /** Of the full counts. */
  share: number;
}

interface Judgement {
  /** That they may take together. */
  mostMinutes?: number;
  /** Whether figures of time count: else they are only said. */
  isTimed?: boolean;
}

/**
 * Runs scenarios one after the other, several such lanes side by side, and says each figure, the last
 * of them how long it took. Lanes that share an iterator share its runs: each takes the next when it is
 * free.
 * @returns how many figures were missed.
 */
export async function runScenarios(
  lanes: readonly Iterable<Run>[],
  report: Report,
  stopping: AbortSignal,
  { isTimed = true, mostMinutes = 30 }: Judgement = {},
): Promise<number> {
  const startedAt = performance.now();
  let missed = 0;
  const say = (figure: Figure) => {
    const isJudged = isTimed || !figure.isTiming;
    report(`${formatFigure(figure)}${isJudged ? '' : '  (time, not judged)'}`);
    if (isJudged && figure.missed > 0) missed += 1;
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const { scenario, share } of lane)
        (await runScenario(scenario, share, stopping)).forEach(say);
    }),
  );
  say(createMinutesFigure(startedAt, mostMinutes));
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  report(`${missed === 0 ? 'Nothing' : missed} missed, in ${minutes} minutes.`);
  return missed;
}
