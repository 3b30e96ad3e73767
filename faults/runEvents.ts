import { runTask } from '../scripts/processes/runUntilStopped';
import { toldEvents } from './outbox/toldEvents';
import { runScenarios } from './runScenarios';

const mostMinutes = 12;

await runTask(async (supervisor, report) => {
  const missed = await supervisor.run((stopping) =>
    runScenarios([[{ scenario: toldEvents, share: 1 }]], report, stopping, { mostMinutes }),
  );
  return missed === 0;
});
