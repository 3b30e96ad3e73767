import { runTask } from '../scripts/processes/runUntilStopped';
import { deliveredEvents } from './outbox/deliveredEvents';
import { runScenarios } from './runScenarios';

const maxMinutes = 12;

await runTask(async (supervisor, report) => {
  const missed = await supervisor.run((stopping) =>
    runScenarios([[{ scenario: deliveredEvents, share: 1 }]], report, stopping, { maxMinutes }),
  );
  return missed === 0;
});
