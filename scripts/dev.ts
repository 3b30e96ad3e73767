import { copyFlags } from './copyFlags';
import { processMember } from './processes/processMember';
import { runSystem } from './processes/runSystem';
import { projectRoot } from './projectRoot';
import { announce } from './system/announce';
import { watchService } from './system/nodeArguments';
import { prepare, servicePorts, webPort } from './system/prepare';
import { startServices } from './system/startServices';
import { developmentWebSpec } from './system/webSpec';

/** `npm run dev`: the same as `npm start`, and a changed file takes effect at once. */
await runSystem(async (system, report) => {
  const environment = await prepare(system, (read) => [webPort(read), ...servicePorts(read)]);
  await system.run(() => copyFlags(projectRoot));
  await startServices(system, environment, watchService, report);
  await system.start(processMember(developmentWebSpec(environment), 120, report));
  await system.run(() => announce(environment, report));
});
