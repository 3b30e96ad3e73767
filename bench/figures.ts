/** What decides whether a goal is met. */
export interface Goal {
  /** The product's figure by itself, or as a multiple of the floor's. */
  of: 'product' | 'ratio';
  kind: 'at most' | 'at least';
  bound: number;
}

/** One line of the table: the medians of several runs. */
export interface Figure {
  what: string;
  unit: string;
  /** null: nothing stands below it. */
  floor: number | null;
  product: number;
  /** Product to floor; null without a floor. */
  ratio: number | null;
  /** null: it is only looked at. */
  goal: Goal | null;
}

/** One run of the floor and the run of the product right after it. */
export interface Pair {
  floor: number;
  product: number;
}

/** The middle of some numbers, of an even count the mean of the two in the middle. @throws for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured');
  return (lower + upper) / 2;
}

/**
 * A line that compares. Its ratio is the median of the pairs' own ratios, not that of the medians: what
 * else the machine does slows both runs of a pair.
 */
export function compare(
  what: string,
  unit: string,
  pairs: readonly Pair[],
  goal: Goal | null = null,
): Figure {
  return {
    what,
    unit,
    floor: median(pairs.map(({ floor }) => floor)),
    product: median(pairs.map(({ product }) => product)),
    ratio: median(pairs.map(({ floor, product }) => product / floor)),
    goal,
  };
}

/** A line without a floor. */
export function state(
  what: string,
  unit: string,
  values: readonly number[],
  goal: Goal | null = null,
): Figure {
  return { what, unit, floor: null, product: median(values), ratio: null, goal };
}

export const atMost = (of: Goal['of'], bound: number): Goal => ({ of, kind: 'at most', bound });
export const atLeast = (of: Goal['of'], bound: number): Goal => ({ of, kind: 'at least', bound });

/** Whether the figure misses its goal. */
export function isMissed({ goal, product, ratio }: Figure): boolean {
  if (goal === null) return false;
  const value = goal.of === 'ratio' ? ratio : product;
  if (value === null) return true;
  return goal.kind === 'at most' ? value > goal.bound : value < goal.bound;
}

/** Three digits that say something, without a tail of noise. */
function show(value: number | null): string {
  if (value === null) return '';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

function showGoal({ goal, unit }: Figure): string {
  if (goal === null) return '';
  const bound = goal.of === 'ratio' ? `${goal.bound} ×` : `${goal.bound} ${unit}`;
  return `${goal.kind} ${bound}`;
}

const headings = ['what', 'floor', 'product', 'unit', 'ratio', 'goal', ''];

/** The figures as a table of Markdown, whose columns stand below one another in a terminal, too. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    show(figure.floor),
    show(figure.product),
    figure.unit,
    show(figure.ratio),
    showGoal(figure),
    figure.goal === null ? '' : isMissed(figure) ? 'missed' : 'met',
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [headings, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('\n');
}
