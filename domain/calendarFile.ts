interface CalendarEvent {
  id: string;
  name: string;
  venue: string;
  startsAt: string;
  endsAt: string;
}

interface CalendarOptions {
  /** Makes the ids of the events unique among all calendars. */
  host: string;
  /** Milliseconds */
  now: number;
}

/** A moment in UTC, as calendars write it: 20261128T120000Z. */
const toMoment = (moment: string | number) =>
  new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const maxOctets = 75;

const encoder = new TextEncoder();

/** Continues a long line in the next, after a space (RFC 5545, 3.1); no character is divided. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The text of a file that every calendar reads (RFC 5545). */
export function createCalendarFile(
  events: readonly CalendarEvent[],
  { host, now }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Checkout//Events//EN',
    ...events.flatMap(({ endsAt, id, name, startsAt, venue }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(`${id}@${host}`)}`,
      `DTSTAMP:${toMoment(now)}`,
      `DTSTART:${toMoment(startsAt)}`,
      `DTEND:${toMoment(endsAt)}`,
      `SUMMARY:${escapeText(name)}`,
      `LOCATION:${escapeText(venue)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
