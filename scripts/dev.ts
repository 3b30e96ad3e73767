import { prepareFiles } from './buildWeb';
import { allPorts, announce, prepare } from './prepare';
import { createService } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';
import { runWatched, webSpec } from './specs';
import { startServices } from './startServices';

/** `npm run dev`: the same as `npm start`, and a changed file takes effect at once. */
await runUntilStopped(async (supervisor, report) => {
  const environment = await prepare(supervisor, allPorts);
  await supervisor.run(() => prepareFiles(projectRoot));
  await startServices(supervisor, environment, runWatched, report);
  await supervisor.start(createService(webSpec(environment, 'dev'), report));
  await supervisor.run(() => announce(environment, report));
});
