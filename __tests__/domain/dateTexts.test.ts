import { getDaysUntil, isPastDue } from '@/domain/dateTexts';

const evening = Date.parse('2026-12-03T01:30:00Z');

const otherOrders = ['12/2/2026', '2026-12-2', '2.12.2026'];

const { prototype } = Intl.DateTimeFormat;
const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
afterEach(() => Object.defineProperty(prototype, 'format', format));

describe.each(otherOrders)('where an engine writes %s', (written) => {
  beforeEach(() => {
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => written });
  });

  test('a day is past only after it ends, by the clock of the country of the sale', () => {
    expect(isPastDue('2026-12-02', evening, 'pt-BR')).toBe(false);
    expect(isPastDue('2026-12-01', evening, 'pt-BR')).toBe(true);
    // In Maputo it is already 3 December.
    expect(isPastDue('2026-12-02', evening, 'pt-MZ')).toBe(true);
  });

  test('counts the days until another day', () => {
    expect(getDaysUntil('2026-12-05', evening, 'pt-BR')).toBe(3);
    expect(getDaysUntil('2026-12-05', evening, 'pt-MZ')).toBe(2);
    expect(getDaysUntil('2026-11-30', evening, 'es-PE')).toBe(-2);
  });
});
