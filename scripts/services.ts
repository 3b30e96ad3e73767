import { prepare, servicePorts } from './prepare';
import { runUntilStopped } from './processes/runUntilStopped';
import { runOnce } from './specs';
import { startServices } from './startServices';

/** `npm run services`: what stands behind the contract, without the web app. */
await runUntilStopped(async (supervisor, report) => {
  const environment = await prepare(supervisor, servicePorts);
  await startServices(supervisor, environment, runOnce, report);
  report('The services are ready. Stop them with Ctrl-C.');
});
