import type { ReadMetrics } from '@/domain/monitoring/metrics.server';
import { parseSeries } from '@/testing/parseSeries';

export async function readSeries(readers: readonly ReadMetrics[]): Promise<Map<string, number>> {
  const texts = await Promise.all(readers.map((read) => read()));
  return parseSeries(texts.join('\n'));
}
