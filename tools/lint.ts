import { runTask } from '../scripts/processes/runUntilStopped';
import { lintParts } from './testRun/lintParts';
import { runTestParts } from './testRun/runTestParts';

const { imports, lint, styles, typedLint } = lintParts;

// oxlint uses all cores, the others one each.
await runTask((supervisor, report) =>
  supervisor.run((stopping) =>
    runTestParts([[[lint], [imports, typedLint, styles]]], stopping, report),
  ),
);
