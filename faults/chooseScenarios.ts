import { StartProblem } from '../scripts/StartProblem';
import type { Scenario } from './Scenario';

/** Chooses the named scenarios, else all. @throws StartProblem for an unknown name */
export function chooseScenarios(
  scenarios: readonly Scenario[],
  names: readonly string[],
): readonly Scenario[] {
  const known = scenarios.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(`There is no scenario ${unknown}; there are ${known.join(', ')}.`);
  return names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));
}
