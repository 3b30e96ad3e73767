import pg from 'pg';
import { withSpan } from '@/domain/monitoring/spans.server';

const command = /^\s*(\w+)/;
const table = /\b(?:from|into|update)\s+(?:only\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)/i;
const change = /\b(?:insert into|update (?!skip\b)|delete from)\b/i;

/**
 * Names what a statement does and to which table, such as `UPDATE payments`, without any of its
 * values, even one that is written into its text. One that begins with common table expressions is
 * named for the first change in them.
 */
export function nameSpan(statement: string): string {
  const [, first = 'unknown'] = command.exec(statement) ?? [];
  const changed = first.toLowerCase() === 'with' ? statement.search(change) : -1;
  const named = changed === -1 ? statement : statement.slice(changed);
  const [, word = first] = command.exec(named) ?? [];
  const [, name] = table.exec(named) ?? [];
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
 * Runs a statement as a span of the current trace. A call with a callback is not watched: the pool
 * makes it itself, possibly while another trace is current.
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

function watchStatements(runner: StatementRunner): void {
  const { query } = runner;
  runner.query = (...call) => watch(call[0], () => query.apply(runner, call));
}

export class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    watchStatements(this);
  }
}

export class WatchedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    watchStatements(this);
  }
}
