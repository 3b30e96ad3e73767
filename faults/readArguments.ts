import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorMessage, StartProblem } from '../scripts/StartProblem';

export interface FaultArguments {
  names: readonly string[];
  share: number;
  isTimed: boolean;
}

const untimed = { type: 'boolean', default: false } as const;
const share = { type: 'string', default: '1' } as const;

/** @throws StartProblem for an unknown argument */
function parse<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (thrown) {
    throw new StartProblem(errorMessage(thrown));
  }
}

/**
 * Reads `[--untimed]`.
 * @throws StartProblem for anything else
 */
export function readIsTimed(args: string[] = process.argv.slice(2)): boolean {
  return !parse({ args, options: { untimed } }).values.untimed;
}

/**
 * Reads `[--share number] [--untimed] [name ...]`.
 * @throws StartProblem for another option and for a share that is invalid
 */
export function readArguments(args: string[] = process.argv.slice(2)): FaultArguments {
  const { positionals, values } = parse({
    args,
    options: { share, untimed },
    allowPositionals: true,
  });
  const ofCounts = Number(values.share);
  if (!(ofCounts > 0 && ofCounts <= 1))
    throw new StartProblem(`--share is above 0 and at most 1; ${values.share} is not.`);
  return { names: positionals, share: ofCounts, isTimed: !values.untimed };
}
