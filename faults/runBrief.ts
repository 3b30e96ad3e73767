import { uniqBy } from 'es-toolkit';
import { runTask } from '../scripts/processes/runUntilStopped';
import { mutants } from './mutants';
import { runScenarios } from './runScenarios';
import { getScenario } from './scenarios/registry';

await runTask(async (supervisor, report) => {
  const runs = uniqBy(mutants, ({ scenario }) => scenario)
    .map(({ scenario, share }) => ({ scenario: getScenario(scenario), share }))
    // The longest scenarios first: they wait half of their time for payments to settle.
    .toReversed()
    .values();
  const missed = await supervisor.run((stopping) =>
    runScenarios([runs, runs], report, stopping, { isTimed: false }),
  );
  return missed === 0;
});
