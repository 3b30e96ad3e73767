import { runTask } from '../scripts/processes/runUntilStopped';
import { chooseScenarios } from './chooseScenarios';
import { abuses } from './abuse/registry';
import { runScenarios } from './runScenarios';

/** On two idle cores it takes five. */
const mostMinutes = 12;

/** `npm run test:abuse [-- scenario ...]`: whether the defaults hold against who means ill. */
await runTask(async (supervisor, report) => {
  const runs = chooseScenarios(abuses, process.argv.slice(2)).map((scenario) => ({
    scenario,
    share: 1,
  }));
  const missed = await supervisor.run((stopping) =>
    runScenarios([runs], report, stopping, { mostMinutes }),
  );
  return missed === 0;
});
