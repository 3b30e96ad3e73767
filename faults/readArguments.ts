import { parseArgs } from 'node:util';
import { StartProblem } from '../scripts/StartProblem';

export interface FaultArguments {
  /** Of scenarios; none for all. */
  names: readonly string[];
  /** Of the full counts: above 0, at most 1. */
  share: number;
  /** Whether it is judged how soon all was. */
  isTimed: boolean;
}

/**
 * Reads `[--share number] [--untimed] [name ...]`.
 * @throws StartProblem for a share that is none
 */
export function readArguments(args: string[] = process.argv.slice(2)): FaultArguments {
  const { positionals, values } = parseArgs({
    args,
    options: {
      share: { type: 'string', default: '1' },
      untimed: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 1))
    throw new StartProblem(`--share is above 0 and at most 1; ${values.share} is not.`);
  return { names: positionals, share, isTimed: !values.untimed };
}
