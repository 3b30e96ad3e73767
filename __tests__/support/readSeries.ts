import type { ReadMetrics } from '@/domain/monitoring/metrics.server';

/** What a process tells scrapers, a value for each series, by its name with its labels in order. */
export async function readSeries(readers: readonly ReadMetrics[]): Promise<Map<string, number>> {
  const texts = await Promise.all(readers.map((read) => read()));
  return parseSeries(texts.join('\n'));
}

export function parseSeries(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
