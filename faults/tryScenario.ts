import { runScenario } from './runScenario';
import { scenarios } from './scenarios/registry';

/**
 * One scenario with a share of its counts, for who wants to know that it works and not whether the
 * promise holds: prints its figures as JSON, one on a line.
 */
const [name, share] = process.argv.slice(2);
const scenario = scenarios.find((known) => known.name === name);
if (!scenario) throw new Error(`There is no scenario ${name}`);
const figures = await runScenario(scenario, Number(share), new AbortController().signal);
process.stdout.write(figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
process.exit(figures.some(({ missed }) => missed > 0) ? 1 : 0);
