import { runTask } from '../scripts/processes/runUntilStopped';
import { chooseScenarios } from './chooseScenarios';
import { abuses } from './abuse/registry';
import { runScenarios } from './runScenarios';

const maxMinutes = 12;

await runTask(async (supervisor, report) => {
  const runs = chooseScenarios(abuses, process.argv.slice(2)).map((scenario) => ({
    scenario,
    share: 1,
  }));
  const missed = await supervisor.run((stopping) =>
    runScenarios([runs], report, stopping, { maxMinutes }),
  );
  return missed === 0;
});
