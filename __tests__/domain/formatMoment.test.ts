import { formatMoment } from '@/domain/dateTexts';

test.each([
  ['pt-BR', '20/11/2026, 09:30'],
  ['pt-MZ', '20/11/2026, 09:30'],
  ['es-PE', /^20\/11\/2026, 0?9:30/],
] as const)('%s', (locale, text) => {
  const moment = new Date(2026, 10, 20, 9, 30).toISOString();
  expect(formatMoment(moment, locale)).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
});
