import { formatDate } from '@/domain/formatDate';

test.each(['pt-BR', 'pt-MZ', 'es-PE'] as const)(
  'formats a day as day, month and year in %s',
  (locale) => {
    expect(formatDate('2026-11-04', locale)).toBe('04/11/2026');
  },
);
