import { buildPrograms } from './build/buildPrograms';
import { buildWeb } from './build/buildWeb';
import { loadEnvironmentFile } from './environmentFile';
import { runTask } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';

await runTask(async (supervisor, report) => {
  loadEnvironmentFile();
  await supervisor.run((stopping) => buildPrograms(projectRoot, stopping));
  await supervisor.run((stopping) => buildWeb(stopping, report));
  return true;
});
