import { createCalendarFile } from '@/domain/calendarFile';

test('a calendar reads the event, its moment in UTC, and the text with its commas', () => {
  const event = {
    id: 'imersao-2026-12-12',
    name: 'Imersão; dia 1',
    venue: 'Centro de convenções, São Paulo',
    startsAt: '2026-12-12T09:00:00-03:00',
    endsAt: '2026-12-12T18:00:00-03:00',
  };
  const file = createCalendarFile([event], Date.UTC(2026, 10, 29));
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Checkout//Events//EN',
    'BEGIN:VEVENT',
    'UID:imersao-2026-12-12',
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
