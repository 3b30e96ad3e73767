import { buildWeb } from './build/buildWeb';
import { buildPrograms } from './build/buildPrograms';
import { allPorts, announce, prepare } from './prepare';
import { createService } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';
import { runBuilt, webSpec } from './specs';
import { startServices } from './startServices';

/** `npm start`: the whole product, as buyers get it. */
await runUntilStopped(async (supervisor, report) => {
  const environment = await prepare(supervisor, allPorts);
  await supervisor.run(() => buildPrograms(projectRoot));
  await supervisor.run((stopping) => buildWeb(stopping, report));
  await startServices(supervisor, environment, runBuilt, report);
  await supervisor.start(createService(webSpec(environment, 'start'), report));
  await supervisor.run(() => announce(environment, report));
});
