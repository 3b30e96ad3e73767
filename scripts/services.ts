import { runSystem } from './processes/runSystem';
import { runService } from './system/nodeArguments';
import { prepare, servicePorts } from './system/prepare';
import { startServices } from './system/startServices';

/** `npm run services`: what stands behind the contract, without the web app. */
await runSystem(async (system, report) => {
  const environment = await prepare(system, servicePorts);
  await startServices(system, environment, runService, report);
  report('The services are ready. Stop them with Ctrl-C.');
});
