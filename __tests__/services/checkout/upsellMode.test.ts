import { getUpsellMode, hasUpsellTheme, upsellThemeFlag } from '@/services/checkout/theme';

test.each([
  ['set', { [upsellThemeFlag]: 'true' }, true],
  ['taken back', { [upsellThemeFlag]: 'false' }, false],
  ['not there', {}, false],
])('a flag that is %s', (_, cookies, isOn) => {
  expect(hasUpsellTheme(cookies)).toBe(isOn);
});

test("the upsell uses the brand's other mode", () => {
  expect([getUpsellMode('light'), getUpsellMode('dark')]).toEqual(['dark', 'light']);
});
