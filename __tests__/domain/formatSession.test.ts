import { formatSession } from '@/domain/dateTexts';

const session = { startsAt: '2026-11-28T09:00:00-03:00', endsAt: '2026-11-28T10:30:00-03:00' };

test.each([
  ['pt-BR', 'America/Sao_Paulo', 'sábado, 28 de novembro', '09:00', '10:30'],
  ['es-PE', 'America/Lima', 'sábado, 28 de noviembre', '07:00', '08:30'],
  ['pt-MZ', 'Africa/Maputo', 'sábado, 28 de novembro', '14:00', '15:30'],
] as const)('formats a session in %s for a place in %s', (locale, timeZone, day, start, end) => {
  const [weekday, date] = day.split(', ');
  expect(formatSession(session, timeZone, locale)).toEqual({ day, weekday, date, start, end });
});

test('midnight is 00:00 of the day that begins', () => {
  const late = { startsAt: '2026-11-29T03:00:00Z', endsAt: '2026-11-29T04:00:00Z' };
  expect(formatSession(late, 'America/Sao_Paulo', 'pt-BR')).toEqual({
    day: 'domingo, 29 de novembro',
    weekday: 'domingo',
    date: '29 de novembro',
    start: '00:00',
    end: '01:00',
  });
});
