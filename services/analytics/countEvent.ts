import type { AnalyticsEvent } from './AnalyticsEvent';
import './Tags';

/**
 * Tells the tag container of something, once it may know and each thing once; nothing without one.
 * @param sale see `Occurrence`
 */
export function countEvent(event: AnalyticsEvent | null, sale = ''): void {
  if (event) window.tags?.events.push({ event, sale });
}
