import { buildPrograms } from './build/buildPrograms';
import { buildWeb } from './build/buildWeb';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';
import { runBuilt } from './system/specs';
import { startSystem } from './system/startSystem';

await runUntilStopped(async (supervisor, report) => {
  const build = async (stopping: AbortSignal) => {
    await buildPrograms(projectRoot, stopping);
    stopping.throwIfAborted();
    await buildWeb(stopping, report);
  };
  await startSystem(supervisor, { build, run: runBuilt, web: 'start' }, report);
});
