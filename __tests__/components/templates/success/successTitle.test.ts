import { successDefaults } from '@/brands/brandDefaults';
import { brands } from '@/brands/registry';
import { getSuccessTitle } from '@/components/templates/success/successTitle';

const shown = { ...successDefaults, finalHeader: { bankSlip: true, default: true } };

test.each([
  ['no final header', successDefaults, 'success.title.payment'],
  ['a way in', { ...shown, accessButton: true }, 'success.title.welcome'],
  ['no way in', shown, 'success.title.enrollment'],
  ['no icon either', { ...shown, icon: false }, 'success.title.allSet'],
])('%s', (_, display, title) => {
  expect(getSuccessTitle(display)).toBe(title);
});

test('the brands of this shop', () => {
  expect(getSuccessTitle(brands.medcof.success)).toBe('success.title.payment');
  expect(getSuccessTitle(brands.ms.success)).toBe('success.title.welcome');
});
