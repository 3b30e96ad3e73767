const formatter = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** A number of points as a buyer reads it: 12.000. */
export function formatPoints(points: number): string {
  return formatter.format(points);
}
