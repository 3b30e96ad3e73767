import { readChromiumPath } from '../config/chromium.server';
import { findChromium } from './testRun/findChromium';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import { runTask } from '../scripts/processes/runUntilStopped';
import { runBrowserTests } from './testRun/browserRun';
import { MOST_FLAKY } from './testRun/runTestParts';

await runTask(async (supervisor, report) => {
  loadEnvironmentFile();
  const chromium = await supervisor.run((stopping) =>
    findChromium(readChromiumPath(process.env), stopping),
  );
  const { counts } = await supervisor.run((stopping) =>
    runBrowserTests(process.argv.slice(2), chromium, stopping, report),
  );
  const { failed, flaky, passed } = counts;
  for (const test of flaky) report(`flaky: ${test}`);
  report(`${passed} passed, ${failed} failed`);
  return failed === 0 && flaky.length <= MOST_FLAKY;
});
