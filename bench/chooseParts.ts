import { StartProblem } from '../scripts/StartProblem';

/**
 * @param args names, apart or with commas, with or without `--only`; none stands for every part that
 *   need not be named
 * @returns the parts in their own order, whatever the order of the names
 * @throws StartProblem for an unknown part
 */
export function chooseParts<Part extends { name: string; isOnlyNamed?: true }>(
  parts: readonly Part[],
  args: readonly string[],
): readonly Part[] {
  const names = args
    .flatMap((arg) => arg.replace(/^--only(?:=|$)/, '').split(','))
    .filter((name) => name !== '');
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new StartProblem(
      `${unknown} is no part; there are ${parts.map(({ name }) => name).join(', ')}.`,
    );
  if (names.length > 0) return parts.filter(({ name }) => names.includes(name));
  if (args.length > 0) throw new StartProblem('--only needs names of parts, such as bytes,pages.');
  return parts.filter(({ isOnlyNamed }) => isOnlyNamed !== true);
}
