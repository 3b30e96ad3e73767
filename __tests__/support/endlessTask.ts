import { setTimeout as wait } from 'node:timers/promises';
import { runTask } from '@/scripts/processes/runUntilStopped';

await runTask(async (_supervisor, report) => {
  report('The task has begun.');
  await wait(600_000);
  return true;
});
