/** @vitest-environment jsdom */
import { removeStored, writeStored } from '@/services/storage';

afterEach(() => {
  removeStored('shouldUseUpsellTheme');
});

test('a cookie has the upsell theme for the server, until the theme is removed', () => {
  writeStored('shouldUseUpsellTheme', true);
  expect(document.cookie).toBe('shouldUseUpsellTheme=true');
  removeStored('shouldUseUpsellTheme');
  expect(document.cookie).toBe('');
});

test('data of the buyer is in no cookie', () => {
  writeStored('dataForm', { name: 'Maria Silva', email: 'm@e.com.br', phone: '+5511987654321' });
  writeStored('purchaseToken', 'token-of-a-payment-1');
  expect(document.cookie).toBe('');
});
