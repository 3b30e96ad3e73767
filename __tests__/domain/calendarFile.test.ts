import { createCalendarFile } from '@/domain/calendarFile';

const event = {
  id: 'imersao-2026-12-12',
  name: 'Imersão; dia 1',
  venue: 'Centro de convenções, São Paulo',
  startsAt: '2026-12-12T09:00:00-03:00',
  endsAt: '2026-12-12T18:00:00-03:00',
};
const options = { host: 'checkout.example.com', now: Date.UTC(2026, 10, 29) };

test('a calendar reads the event, its moment in UTC, and the text with its commas', () => {
  expect(createCalendarFile([event], options).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Checkout//Events//EN',
    'BEGIN:VEVENT',
    'UID:imersao-2026-12-12@checkout.example.com',
    'DTSTAMP:20261129T000000Z',
    'DTSTART:20261212T120000Z',
    'DTEND:20261212T210000Z',
    'SUMMARY:Imersão\\; dia 1',
    'LOCATION:Centro de convenções\\, São Paulo',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each(['\n', '\r', '\r\n'])('a line break %j of a text begins no line of the file', (end) => {
  const file = createCalendarFile([{ ...event, name: `Dia 1${end}DTSTART:1` }], options);
  expect(file).toContain('\r\nSUMMARY:Dia 1\\nDTSTART:1\r\n');
});

test.each(['a', 'ã', '日', '🎓'])('a text of %s continues after 75 octets', (character) => {
  const name = character.repeat(200);
  const file = createCalendarFile([{ ...event, name }], options);
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(71);
  expect(file.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${name}\r\n`);
});
