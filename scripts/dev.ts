import { threads } from './build/buildPrograms';
import { prepareFiles } from './build/buildWeb';
import { createService, type ServiceSpec } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import type { Report, Service } from './processes/supervisor';
import { projectRoot } from './projectRoot';
import { runScript, runWatched, watchedFolder } from './system/specs';
import { startSystem } from './system/startSystem';
import { compileWatched } from './system/watch/compileWatched';
import { createWatchedService } from './system/watch/createWatchedService';

function createChanging(spec: ServiceSpec, report: Report): Service {
  const watch = (onChange: () => void) =>
    compileWatched(
      {
        projectFolder: projectRoot,
        name: spec.name,
        source: `${spec.name}/main.ts`,
        output: watchedFolder(spec.name),
        ...(spec.name === 'commerce' && { beside: 'commerce/database/migrations', threads }),
      },
      onChange,
      report,
    );
  return createWatchedService(createService(spec, report), watch, report);
}

await runUntilStopped((supervisor, report) => {
  const build = (stopping: AbortSignal) =>
    prepareFiles(runScript('tools/linkPictures/main.ts'), stopping, report);
  return startSystem(
    supervisor,
    { build, create: createChanging, run: runWatched, web: 'dev' },
    report,
  );
});
