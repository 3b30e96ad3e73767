export class Breach extends Error {
  override readonly name = 'Breach';
}

export class Untried extends Error {
  override readonly name = 'Untried';
}

type Result = 'passed' | 'FAILED' | 'skipped';

export interface Checks {
  /**
   * Runs one check and writes its result in a line.
   * @returns what `run` returns; undefined when it failed or was skipped
   */
  check: <Value>(name: string, run: () => Value | Promise<Value>) => Promise<Value | undefined>;
  readonly counts: Readonly<Record<Result, number>>;
}

/**
 * @param write receives a line
 * @param deadline after it every check fails without being tried
 */
export function createChecks(write: (line: string) => void, deadline: AbortSignal): Checks {
  const counts = { passed: 0, FAILED: 0, skipped: 0 };
  const tell = (result: Result, name: string, why?: string) => {
    counts[result] += 1;
    write(`${result.padEnd(8)} ${name}${why === undefined ? '' : `: ${why}`}`);
  };
  return {
    counts,
    check: async (name, run) => {
      try {
        if (deadline.aborted) throw new Breach('not tried, the time of the whole run is over');
        const value = await run();
        tell('passed', name);
        return value;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        tell(error instanceof Untried ? 'skipped' : 'FAILED', name, why);
        return undefined;
      }
    },
  };
}

/** The result of an earlier check. @throws Untried without it */
export function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Untried(`there is no ${what} to try it with`);
  return value;
}
