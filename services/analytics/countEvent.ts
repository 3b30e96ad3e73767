import type { AnalyticsEvent } from './AnalyticsEvent';
import './Tags';

/**
 * Hands an event to the tag container, which counts each once and none before the buyer agrees; does
 * nothing without a container.
 * @param sale see `Occurrence`
 */
export function countEvent(event: AnalyticsEvent | null, sale = ''): void {
  if (event) window.tags?.events.push({ event, sale });
}
