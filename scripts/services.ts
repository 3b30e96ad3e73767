import { buildPrograms } from './build/buildPrograms';
import { runUntilStopped } from './processes/runUntilStopped';
import { projectRoot } from './projectRoot';
import { runBuilt } from './system/specs';
import { startSystem } from './system/startSystem';

await runUntilStopped((supervisor, report) =>
  startSystem(
    supervisor,
    { build: (stopping) => buildPrograms(projectRoot, stopping), run: runBuilt },
    report,
  ),
);
