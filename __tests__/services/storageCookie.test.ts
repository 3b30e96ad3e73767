/** @vitest-environment jsdom */
import { removeStored, writeStored } from '@/services/storage';

afterEach(() => {
  removeStored('shouldUseUpsellTheme');
});

test('the server hears of the upsell theme, and of its end', () => {
  writeStored('shouldUseUpsellTheme', true);
  expect(document.cookie).toBe('shouldUseUpsellTheme=true');
  removeStored('shouldUseUpsellTheme');
  expect(document.cookie).toBe('');
});

test('what concerns the buyer stays in the browser', () => {
  writeStored('dataForm', { name: 'Maria Silva', email: 'm@e.com.br', phone: '+5511987654321' });
  writeStored('purchaseToken', 'token-of-a-payment-1');
  expect(document.cookie).toBe('');
});
