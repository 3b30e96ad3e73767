import { formatDate } from '@/domain/formatDate';
import { locales } from '@/domain/markets';

test.each(locales)('formats a day as %s does: day, month and year', (locale) => {
  const date = '2026-11-04';
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(formatDate(date)).toBe('04/11/2026');
  expect(formatDate(date)).toBe(format.format(new Date(date)));
});
