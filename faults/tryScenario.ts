import { runScenario } from './runScenario';
import { getScenario } from './scenarios/registry';

const [name = '', share] = process.argv.slice(2);
const figures = await runScenario(getScenario(name), Number(share), new AbortController().signal);
process.stdout.write(figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
process.exit(figures.some(({ missed }) => missed > 0) ? 1 : 0);
