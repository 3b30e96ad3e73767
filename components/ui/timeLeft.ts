import type { MessageKey } from '@/contexts/TranslationContext';

/** mm:ss; the minutes go beyond 59. */
export function formatTimeLeft(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

export interface TimeAnnouncement {
  key: MessageKey;
  values: Record<string, number>;
}

const everyFiveMinutes = 300;
const duration = 10;

const isJustAfter = (threshold: number, seconds: number) =>
  seconds <= threshold && seconds > threshold - duration;

/**
 * What a screen reader announces at a moment of the countdown, rarely: every five minutes, then at one
 * minute and at 30 seconds (docs/behaviour.md 11, "Pix"). null in between: the text is announced only,
 * never shown.
 * @param seconds left, whole
 */
export function getTimeAnnouncement(seconds: number): TimeAnnouncement | null {
  if (isJustAfter(30, seconds)) return { key: 'pix.expiresIn.seconds', values: { seconds: 30 } };
  if (isJustAfter(60, seconds)) return { key: 'pix.expiresIn.minute', values: {} };
  const threshold = Math.ceil(seconds / everyFiveMinutes) * everyFiveMinutes;
  return threshold > 0 && isJustAfter(threshold, seconds)
    ? { key: 'pix.expiresIn.minutes', values: { minutes: threshold / 60 } }
    : null;
}
