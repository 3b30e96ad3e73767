import { runUntilStopped } from '../scripts/processes/runUntilStopped';
import { StartProblem } from '../scripts/StartProblem';
import { runScenarios } from './runScenarios';
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
  const runs = chooseScenarios(process.argv.slice(2)).map((scenario) => ({ scenario, share: 1 }));
  // What waits most of the time does so beside the others.
  const lanes = [true, false].map((isIdle) =>
    runs.filter(({ scenario }) => (scenario.isIdle ?? false) === isIdle),
  );
  const missed = await supervisor.run((stopping) => runScenarios(lanes, report, stopping));
  await supervisor.stop();
  process.exitCode = missed === 0 ? 0 : 1;
});
