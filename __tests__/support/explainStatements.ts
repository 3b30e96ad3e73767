import pg from 'pg';
import { query } from '@/testing/query';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: readonly PlanNode[];
}

type Explained = Record<string, readonly { Plan: PlanNode }[]>;

export interface Statement {
  text: string;
  values: readonly unknown[];
}

const readsRows = /^\s*(?:select|insert|update|delete|with)\b/i;

function readStatement([statement, values]: readonly unknown[]): Statement | undefined {
  const config = typeof statement === 'object' && statement !== null ? statement : undefined;
  const text: unknown = config ? Reflect.get(config, 'text') : statement;
  const own: unknown = config ? Reflect.get(config, 'values') : undefined;
  if (typeof text !== 'string' || !readsRows.test(text)) return undefined;
  return { text, values: Array.isArray(values) ? values : Array.isArray(own) ? own : [] };
}

export interface StatementRecorder {
  /** @returns the statements that were sent since the last call, in their order */
  take(): Statement[];
  stop(): void;
}

/** Records every statement that this process sends to a database. */
export function recordStatements(): StatementRecorder {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return {
    take() {
      const calls: readonly (readonly unknown[])[] = spy.mock.calls;
      const statements = calls.map(readStatement).filter((found) => found !== undefined);
      spy.mockClear();
      return statements;
    },
    stop: () => {
      spy.mockRestore();
    },
  };
}

const listNodes = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(listNodes),
];

/** @returns what the node reads from its first row to its last: a table, or an index */
function findScanned(node: PlanNode): string | undefined {
  if (node['Node Type'] === 'Seq Scan') return node['Relation Name'];
  return node['Index Cond'] === undefined ? node['Index Name'] : undefined;
}

/** @returns the tables and indexes that a statement's plan reads from the first row to the last */
export async function listScanned(
  databaseUrl: string,
  { text, values }: Statement,
): Promise<string[]> {
  const rows = await query<Explained>({ databaseUrl }, `explain (format json) ${text}`, values);
  return rows
    .flatMap((row) => Object.values(row).flat())
    .flatMap(({ Plan }) => listNodes(Plan))
    .map(findScanned)
    .filter((name) => name !== undefined);
}
