import type { AnalyticsEvent } from './AnalyticsEvent';
import './Tags';

/**
 * Tells the tag container of an event, each once and not before it may know; does nothing without a
 * container.
 * @param sale see `Occurrence`
 */
export function countEvent(event: AnalyticsEvent | null, sale = ''): void {
  if (event) window.tags?.events.push({ event, sale });
}
