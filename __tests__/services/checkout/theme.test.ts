import { parseDesignSystemId, resolveMode } from '@/services/checkout/theme';
import { parseQuery } from '@/services/checkout/query';

it.each([
  ['medcof$light', { dsProductId: 'medcof', dsMode: 'light' }],
  ['conquer-unna$dark', { dsProductId: 'conquer-unna', dsMode: 'dark' }],
  ['medcof', { dsProductId: 'medcof', dsMode: 'dark' }],
  ['medcof$sepia', { dsProductId: 'medcof', dsMode: 'dark' }],
  ['$light', { dsProductId: 'ms', dsMode: 'light' }],
  ['', { dsProductId: 'ms', dsMode: 'dark' }],
])('designSystemId %p', (id, expected) => {
  expect(parseDesignSystemId(id)).toEqual(expected);
});

it.each([
  ['mode=light', 'dark', 'light'],
  ['mode=dark', 'light', 'dark'],
  ['mode=sepia', 'dark', 'dark'],
  ['mode=', 'light', 'light'],
  ['', 'dark', 'dark'],
] as const)('with %p a page configured as %s is %s', (rawQuery, configured, expected) => {
  expect(resolveMode(parseQuery(rawQuery), configured)).toBe(expected);
});
