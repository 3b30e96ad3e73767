import { buildPrograms } from './build/buildPrograms';
import { buildWeb } from './build/buildWeb';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';

/** `npm run build`: everything that runs without the development packages. */
await runUntilStopped(async (supervisor, report) => {
  await supervisor.run(() => buildPrograms(projectRoot));
  await supervisor.run((stopping) => buildWeb(stopping, report));
  await supervisor.stop();
});
