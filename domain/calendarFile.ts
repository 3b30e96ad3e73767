interface CalendarEvent {
  id: string;
  name: string;
  venue: string;
  startsAt: string;
  endsAt: string;
}

/** A moment in UTC, as calendars write it: 20261128T120000Z. */
const toMoment = (moment: string | number) =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * The text of a file that every calendar reads (RFC 5545).
 * @param now milliseconds
 */
export function createCalendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Checkout//Events//EN',
    ...events.flatMap(({ endsAt, id, name, startsAt, venue }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${toMoment(now)}`,
      `DTSTART:${toMoment(startsAt)}`,
      `DTEND:${toMoment(endsAt)}`,
      `SUMMARY:${escapeText(name)}`,
      `LOCATION:${escapeText(venue)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
