import { runUntilStopped } from '../scripts/processes/runUntilStopped';
import { toldEvents } from './outbox/toldEvents';
import { runScenarios } from './runScenarios';

/** On two idle cores it takes five. */
const mostMinutes = 12;

/** `npm run test:events`: whether all that happens is told, in order, whatever is killed meanwhile. */
await runUntilStopped(async (supervisor, report) => {
  const missed = await supervisor.run((stopping) =>
    runScenarios([[{ scenario: toldEvents, share: 1 }]], report, stopping, { mostMinutes }),
  );
  await supervisor.stop();
  process.exitCode = missed === 0 ? 0 : 1;
});
