import { runUntilStopped } from '../scripts/processes/runUntilStopped';
import { StartProblem } from '../scripts/StartProblem';
import { formatFigure, runScenario } from './runScenario';
import type { Scenario } from './Scenario';
import { scenarios } from './scenarios/registry';

/**
 * The scenarios that were named, else all.
 * @throws StartProblem for a name that there is none of.
 */
function chooseScenarios(names: readonly string[]): readonly Scenario[] {
  const known = scenarios.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(`There is no scenario ${unknown}; there are ${known.join(', ')}.`);
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));
}

/** `npm run test:faults [-- scenario ...]`: whether payments keep their promise when things break. */
await runUntilStopped(async (supervisor, report) => {
  const chosen = chooseScenarios(process.argv.slice(2));
  const startedAt = performance.now();
  let missed = 0;
  await supervisor.run(async (stopping) => {
    for (const scenario of chosen)
      for (const figure of await runScenario(scenario, 1, stopping)) {
        report(formatFigure(figure));
        if (figure.missed > 0) missed += 1;
      }
  });
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  report(`${missed === 0 ? 'Nothing' : missed} missed, in ${minutes} minutes.`);
  await supervisor.stop();
  process.exitCode = missed === 0 ? 0 : 1;
});
