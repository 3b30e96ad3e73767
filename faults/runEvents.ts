import { runTask } from '../scripts/processes/runUntilStopped';
import { toldEvents } from './outbox/toldEvents';
import { runScenarios } from './runScenarios';

/** On two idle cores it takes five. */
const mostMinutes = 12;

/** `npm run test:events`: whether all that happens is told, in order, whatever is killed meanwhile. */
await runTask(async (supervisor, report) => {
  const missed = await supervisor.run((stopping) =>
    runScenarios([[{ scenario: toldEvents, share: 1 }]], report, stopping, { mostMinutes }),
  );
  return missed === 0;
});
