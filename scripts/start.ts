import { processMember } from './processes/processMember';
import { runSystem } from './processes/runSystem';
import { announce } from './system/announce';
import { runService } from './system/nodeArguments';
import { prepare, servicePorts, webPort } from './system/prepare';
import { startServices } from './system/startServices';
import { builtWebSpec } from './system/webSpec';
import { buildWeb } from './web/buildWeb';

/** `npm start`: the whole product, as buyers get it. */
await runSystem(async (system, report) => {
  const environment = await prepare(system, (read) => [webPort(read), ...servicePorts(read)]);
  await system.run((stopping) => buildWeb(stopping, report));
  await startServices(system, environment, runService, report);
  await system.start(processMember(builtWebSpec(environment), 60, report));
  await system.run(() => announce(environment, report));
});
