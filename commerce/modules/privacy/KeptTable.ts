import type { retention } from '../../retention';

type RuleName = keyof typeof retention;

export interface KeptTable {
  rules: readonly RuleName[];
  personal: readonly string[];
  other: readonly string[];
}

export type KeptTables = Readonly<Record<string, KeptTable>>;
