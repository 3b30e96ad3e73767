import { buildPrograms } from './build/buildPrograms';
import { prepare, servicePorts } from './prepare';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';
import { runBuilt } from './specs';
import { startServices } from './startServices';

/** `npm run services`: what stands behind the contract, without the web app. */
await runUntilStopped(async (supervisor, report) => {
  const environment = await prepare(supervisor, servicePorts);
  await supervisor.run(() => buildPrograms(projectRoot));
  await startServices(supervisor, environment, runBuilt, report);
  report('The services are ready. Stop them with Ctrl-C.');
});
