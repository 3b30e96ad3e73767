export interface Goal {
  of: 'product' | 'ratio';
  kind: 'at most' | 'at least';
  bound: number;
}

export interface Figure {
  what: string;
  unit: string;
  floor: number | null;
  product: number;
  ratio: number | null;
  goal: Goal | null;
}

export interface Pair {
  floor: number;
  product: number;
}

/** @throws when the sides were not measured equally often */
export function zipPairs({ floor, product }: Record<keyof Pair, readonly number[]>): Pair[] {
  if (floor.length !== product.length) throw new Error('A measurement has no other side');
  return floor.flatMap((value, index) => {
    const other = product[index];
    return other === undefined ? [] : [{ floor: value, product: other }];
  });
}

/** The median; an even count has the mean of the middle two. @throws for no numbers */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured');
  return (lower + upper) / 2;
}

function getRatio(pairs: readonly Pair[]): number {
  const ratios = pairs.map(({ floor, product }) => product / floor);
  return ratios.every(Number.isFinite) ? median(ratios) : NaN;
}

/**
 * Compares product and floor. The ratio is the median of the pairs' own ratios, not that of the
 * medians: other load on the machine slows both runs of a pair. It is NaN when a floor is 0.
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
    ratio: getRatio(pairs),
    goal,
  };
}

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

/** Whether a figure has a goal and does not reach it; one that is no finite number never does. */
export function isMissed({ goal, product, ratio }: Figure): boolean {
  if (goal === null) return false;
  const value = goal.of === 'ratio' ? ratio : product;
  if (value === null || !Number.isFinite(value)) return true;
  return goal.kind === 'at most' ? value > goal.bound : value < goal.bound;
}

function show(value: number | null): string {
  if (value === null) return '';
  if (!Number.isFinite(value)) return 'none';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

function showGoal({ goal, unit }: Figure): string {
  if (goal === null) return '';
  const bound = goal.of === 'ratio' ? `${goal.bound} ×` : `${goal.bound} ${unit}`;
  return `${goal.kind} ${bound}`;
}

const headings = ['what', 'floor', 'product', 'unit', 'ratio', 'goal', ''];

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
