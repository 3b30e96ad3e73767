import { runUntilStopped } from '../scripts/processes/runUntilStopped';
import { chooseScenarios } from './chooseScenarios';
import { runScenarios } from './runScenarios';
import { scenarios } from './scenarios/registry';

/** `npm run test:faults [-- scenario ...]`: whether payments keep their promise when things break. */
await runUntilStopped(async (supervisor, report) => {
  const runs = chooseScenarios(scenarios, process.argv.slice(2)).map((scenario) => ({
    scenario,
    share: 1,
  }));
  // What waits most of the time does so beside the others.
  const lanes = [true, false].map((isIdle) =>
    runs.filter(({ scenario }) => (scenario.isIdle ?? false) === isIdle),
  );
  const missed = await supervisor.run((stopping) => runScenarios(lanes, report, stopping));
  await supervisor.stop();
  process.exitCode = missed === 0 ? 0 : 1;
});
