import type { Locale } from '@/contract/enumerations';

export interface SessionTexts {
  /** For example "sábado, 28 de novembro". */
  day: string;
  /** For example "09:00". */
  start: string;
  end: string;
}

/** When a session is, by the clock of the place where it is held. @param session ISO 8601 moments */
export function formatSession(
  { endsAt, startsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
  locale: Locale,
): SessionTexts {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const start = new Date(startsAt);
  return { day: day.format(start), start: time.format(start), end: time.format(new Date(endsAt)) };
}
