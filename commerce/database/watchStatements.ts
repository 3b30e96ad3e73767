import pg from 'pg';
import { withSpan } from '@/domain/monitoring/spans.server';

const command = /^\s*(\w+)/;
const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)/i;

/**
 * What a statement does and to which table, such as `UPDATE payments`: nothing of its values, also where
 * somebody has written one into its text.
 */
export function nameSpan(statement: string): string {
  const [, word = 'unknown'] = command.exec(statement) ?? [];
  const [, name] = table.exec(statement) ?? [];
  const doing = word.toUpperCase();
  return name === undefined ? doing : `${doing} ${name.replaceAll('"', '')}`;
}

function readText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null) return '';
  const text: unknown = Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : '';
}

/**
 * Runs a statement as a part of the trace that asks for it. What answers by a callback is not watched:
 * it is the pool's own call to a connection, which may happen in another trace's time.
 */
function watch<Result>(statement: unknown, run: () => Result): Result {
  const result = run();
  if (result instanceof Promise)
    withSpan(
      () => ({ name: nameSpan(readText(statement)), type: 'db', subtype: 'postgresql' }),
      () => result,
    ).catch(() => undefined);
  return result;
}

interface StatementRunner {
  query: (...call: never[]) => unknown;
}

/** Takes the place of `query`, whose many forms of a call all begin with the statement. */
function watchStatements(runner: StatementRunner): void {
  const { query } = runner;
  runner.query = (...call) => watch(call[0], () => query.apply(runner, call));
}

/** A connection whose statements performance monitoring is told of. */
export class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    watchStatements(this);
  }
}

/** The same for statements that any of its connections may run. */
export class WatchedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    watchStatements(this);
  }
}
