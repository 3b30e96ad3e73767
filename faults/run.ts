import { runTask } from '../scripts/processes/runUntilStopped';
import { chooseScenarios } from './chooseScenarios';
import { readArguments } from './readArguments';
import { runScenarios } from './runScenarios';
import { scenarios } from './scenarios/registry';

await runTask(async (supervisor, report) => {
  const { isTimed, names, share } = readArguments();
  const runs = chooseScenarios(scenarios, names).map((scenario) => ({ scenario, share }));
  const missed = await supervisor.run((stopping) =>
    runScenarios([runs], report, stopping, { isTimed }),
  );
  return missed === 0;
});
