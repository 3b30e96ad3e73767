import { parseArgs } from 'node:util';
import { StartProblem } from '../StartProblem';

/**
 * Reads the options of a command, each with a value, which may start with one dash.
 * @throws StartProblem, a sentence where parseArgs has a page of its own
 */
export function readOptions<Name extends string>(
  args: string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const values: Partial<Record<Name, string>> = {};
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new StartProblem(`"${token.value}" is not expected here; put words into quotes.`);
    if (token.kind === 'option-terminator') continue;
    const name = names.find((known) => known === token.name);
    if (name === undefined) throw new StartProblem(`There is no option ${token.rawName} here.`);
    // After a space it is more likely the next option than a value.
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
      throw new StartProblem(`Write a value after ${token.rawName}.`);
    values[name] = token.value;
  }
  return values;
}
