import type { retention } from '../../retention';

type RuleName = keyof typeof retention;

/** Every column of a table. */
export interface KeptTable {
  /** By which rules its personal data is kept; none: it has none. */
  rules: readonly RuleName[];
  /** What says something of a person, or leads to one from outside. */
  personal: readonly string[];
  /** What does not: our own ids, amounts, states, times, and hashes. */
  other: readonly string[];
}

export type KeptTables = Readonly<Record<string, KeptTable>>;
